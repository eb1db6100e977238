// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/DepartmentMove"};
const schema2 = {"type":"object","required":["parentId"],"properties":{"parentId":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"position":{"type":"integer","minimum":1,"maximum":1000000}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parentId === undefined){
const err0 = {instancePath,schemaPath:"roundview#/components/schemas/DepartmentMove/required",keyword:"required",params:{missingProperty: "parentId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "parentId") || (key0 === "position"))){
const err1 = {instancePath,schemaPath:"roundview#/components/schemas/DepartmentMove/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.parentId !== undefined){
let data0 = data.parentId;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/parentId",schemaPath:"roundview#/components/schemas/DepartmentMove/properties/parentId/type",keyword:"type",params:{type: schema2.properties.parentId.type}};
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
const err3 = {instancePath:instancePath+"/parentId",schemaPath:"roundview#/components/schemas/DepartmentMove/properties/parentId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/parentId",schemaPath:"roundview#/components/schemas/DepartmentMove/properties/parentId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.position !== undefined){
let data1 = data.position;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/position",schemaPath:"roundview#/components/schemas/DepartmentMove/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/position",schemaPath:"roundview#/components/schemas/DepartmentMove/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/position",schemaPath:"roundview#/components/schemas/DepartmentMove/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"roundview#/components/schemas/DepartmentMove/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validate = validate0
