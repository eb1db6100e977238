// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/EmployeesMove"};
const schema2 = {"type":"object","required":["departId"],"properties":{"ids":{"$ref":"roundview#/components/schemas/SelectedIds"},"filter":{"$ref":"roundview#/components/schemas/EmployeeFilter"},"expectedCount":{"$ref":"roundview#/components/schemas/ExpectedCount"},"departId":{"$ref":"roundview#/components/schemas/OptionalDepartment"}},"additionalProperties":false};
const schema5 = {"type":"object","properties":{"departId":{"type":"integer","minimum":0,"maximum":9007199254740991},"kw":{"type":"string","maxLength":100},"disabled":{"type":"boolean"},"role":{"type":"string","enum":["admin","member"]}},"additionalProperties":false};
const schema6 = {"type":"integer","minimum":0,"maximum":1000000000};
const schema7 = {"type":["integer","null"],"minimum":0,"maximum":9007199254740991};
const schema3 = {"type":"array","minItems":1,"maxItems":500,"uniqueItems":true,"items":{"$ref":"roundview#/components/schemas/Id"}};
const schema4 = {"type":"integer","minimum":0,"maximum":9007199254740991};
import func0Module from 'ajv/dist/runtime/equal.js'
const func0 = func0Module.default ?? func0Module;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"roundview#/components/schemas/Id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"roundview#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"roundview#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err5 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

import func1Module from 'ajv/dist/runtime/ucs2length.js'
const func1 = func1Module.default ?? func1Module;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.departId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ids") || (key0 === "filter")) || (key0 === "expectedCount")) || (key0 === "departId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ids !== undefined){
if(!(validate3(data.ids, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "departId") || (key1 === "kw")) || (key1 === "disabled")) || (key1 === "role"))){
const err2 = {instancePath:instancePath+"/filter",schemaPath:"roundview#/components/schemas/EmployeeFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.departId !== undefined){
let data2 = data1.departId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/filter/departId",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/departId/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/filter/departId",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/departId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/filter/departId",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/departId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data1.kw !== undefined){
let data3 = data1.kw;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err6 = {instancePath:instancePath+"/filter/kw",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/kw/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/filter/kw",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/kw/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.disabled !== undefined){
if(typeof data1.disabled !== "boolean"){
const err8 = {instancePath:instancePath+"/filter/disabled",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.role !== undefined){
let data5 = data1.role;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/filter/role",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "admin") || (data5 === "member"))){
const err10 = {instancePath:instancePath+"/filter/role",schemaPath:"roundview#/components/schemas/EmployeeFilter/properties/role/enum",keyword:"enum",params:{allowedValues: schema5.properties.role.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/filter",schemaPath:"roundview#/components/schemas/EmployeeFilter/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.expectedCount !== undefined){
let data6 = data.expectedCount;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err12 = {instancePath:instancePath+"/expectedCount",schemaPath:"roundview#/components/schemas/ExpectedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1000000000 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/expectedCount",schemaPath:"roundview#/components/schemas/ExpectedCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/expectedCount",schemaPath:"roundview#/components/schemas/ExpectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.departId !== undefined){
let data7 = data.departId;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/departId",schemaPath:"roundview#/components/schemas/OptionalDepartment/type",keyword:"type",params:{type: schema7.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/departId",schemaPath:"roundview#/components/schemas/OptionalDepartment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/departId",schemaPath:"roundview#/components/schemas/OptionalDepartment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validate = validate0
