// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/QuestionnaireSetting"};
const schema2 = {"type":"object","required":["scoreFloor","commentFloor","exemptLevelTypes","pooling","allowUnable","deadline","maximumRatersPerLevel","welcomeText","thanksText","language"],"properties":{"scoreFloor":{"type":"integer","minimum":1,"maximum":20},"commentFloor":{"type":"integer","minimum":1,"maximum":50},"exemptLevelTypes":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"roundview#/components/schemas/LevelType"}},"pooling":{"type":"boolean"},"allowUnable":{"type":"boolean"},"deadline":{"type":["string","null"],"format":"date-time","maxLength":30},"maximumRatersPerLevel":{"type":"integer","minimum":1,"maximum":50},"welcomeText":{"type":"string","maxLength":2000},"thanksText":{"type":"string","maxLength":2000},"language":{"$ref":"roundview#/components/schemas/Language"}},"additionalProperties":false};
const schema3 = {"type":"string","enum":["superior","sameLevel","subordinate","self","custom"]};
const schema4 = {"type":"string","enum":["zh","en"]};
const func0 = Object.prototype.hasOwnProperty;
import func1Module from 'ajv/dist/runtime/equal.js'
const func1 = func1Module.default ?? func1Module;
import func2Module from 'ajv/dist/runtime/ucs2length.js'
const func2 = func2Module.default ?? func2Module;
import { fullFormats as formats0All } from 'ajv-formats/dist/formats.js'
const formats0 = formats0All["date-time"];

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
if(data.scoreFloor === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scoreFloor"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.commentFloor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commentFloor"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.exemptLevelTypes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exemptLevelTypes"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pooling === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pooling"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowUnable === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowUnable"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.deadline === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deadline"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.maximumRatersPerLevel === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximumRatersPerLevel"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.welcomeText === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "welcomeText"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.thanksText === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thanksText"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.language === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scoreFloor !== undefined){
let data0 = data.scoreFloor;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err11 = {instancePath:instancePath+"/scoreFloor",schemaPath:"#/properties/scoreFloor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 20 || isNaN(data0)){
const err12 = {instancePath:instancePath+"/scoreFloor",schemaPath:"#/properties/scoreFloor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err13 = {instancePath:instancePath+"/scoreFloor",schemaPath:"#/properties/scoreFloor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.commentFloor !== undefined){
let data1 = data.commentFloor;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err14 = {instancePath:instancePath+"/commentFloor",schemaPath:"#/properties/commentFloor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 50 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/commentFloor",schemaPath:"#/properties/commentFloor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err16 = {instancePath:instancePath+"/commentFloor",schemaPath:"#/properties/commentFloor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.exemptLevelTypes !== undefined){
let data2 = data.exemptLevelTypes;
if(Array.isArray(data2)){
if(data2.length > 5){
const err17 = {instancePath:instancePath+"/exemptLevelTypes",schemaPath:"#/properties/exemptLevelTypes/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/exemptLevelTypes/" + i0,schemaPath:"roundview#/components/schemas/LevelType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data3 === "superior") || (data3 === "sameLevel")) || (data3 === "subordinate")) || (data3 === "self")) || (data3 === "custom"))){
const err19 = {instancePath:instancePath+"/exemptLevelTypes/" + i0,schemaPath:"roundview#/components/schemas/LevelType/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data2[i1], data2[j0])){
const err20 = {instancePath:instancePath+"/exemptLevelTypes",schemaPath:"#/properties/exemptLevelTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/exemptLevelTypes",schemaPath:"#/properties/exemptLevelTypes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.pooling !== undefined){
if(typeof data.pooling !== "boolean"){
const err22 = {instancePath:instancePath+"/pooling",schemaPath:"#/properties/pooling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.allowUnable !== undefined){
if(typeof data.allowUnable !== "boolean"){
const err23 = {instancePath:instancePath+"/allowUnable",schemaPath:"#/properties/allowUnable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.deadline !== undefined){
let data6 = data.deadline;
if((typeof data6 !== "string") && (data6 !== null)){
const err24 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: schema2.properties.deadline.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 30){
const err25 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.validate(data6))){
const err26 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.maximumRatersPerLevel !== undefined){
let data7 = data.maximumRatersPerLevel;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err27 = {instancePath:instancePath+"/maximumRatersPerLevel",schemaPath:"#/properties/maximumRatersPerLevel/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 50 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/maximumRatersPerLevel",schemaPath:"#/properties/maximumRatersPerLevel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/maximumRatersPerLevel",schemaPath:"#/properties/maximumRatersPerLevel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.welcomeText !== undefined){
let data8 = data.welcomeText;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err30 = {instancePath:instancePath+"/welcomeText",schemaPath:"#/properties/welcomeText/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/welcomeText",schemaPath:"#/properties/welcomeText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.thanksText !== undefined){
let data9 = data.thanksText;
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err32 = {instancePath:instancePath+"/thanksText",schemaPath:"#/properties/thanksText/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/thanksText",schemaPath:"#/properties/thanksText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.language !== undefined){
let data10 = data.language;
if(typeof data10 !== "string"){
const err34 = {instancePath:instancePath+"/language",schemaPath:"roundview#/components/schemas/Language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data10 === "zh") || (data10 === "en"))){
const err35 = {instancePath:instancePath+"/language",schemaPath:"roundview#/components/schemas/Language/enum",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
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
