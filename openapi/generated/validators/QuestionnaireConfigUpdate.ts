// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/QuestionnaireConfigUpdate"};
const schema2 = {"type":"object","minProperties":1,"properties":{"settingConfig":{"type":"string","maxLength":20000},"styleConfig":{"type":"string","maxLength":20000}},"additionalProperties":false};
import func0Module from 'ajv/dist/runtime/ucs2length.js'
const func0 = func0Module.default ?? func0Module;

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
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"roundview#/components/schemas/QuestionnaireConfigUpdate/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "settingConfig") || (key0 === "styleConfig"))){
const err1 = {instancePath,schemaPath:"roundview#/components/schemas/QuestionnaireConfigUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.settingConfig !== undefined){
let data0 = data.settingConfig;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
const err2 = {instancePath:instancePath+"/settingConfig",schemaPath:"roundview#/components/schemas/QuestionnaireConfigUpdate/properties/settingConfig/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/settingConfig",schemaPath:"roundview#/components/schemas/QuestionnaireConfigUpdate/properties/settingConfig/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.styleConfig !== undefined){
let data1 = data.styleConfig;
if(typeof data1 === "string"){
if(func0(data1) > 20000){
const err4 = {instancePath:instancePath+"/styleConfig",schemaPath:"roundview#/components/schemas/QuestionnaireConfigUpdate/properties/styleConfig/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/styleConfig",schemaPath:"roundview#/components/schemas/QuestionnaireConfigUpdate/properties/styleConfig/type",keyword:"type",params:{type: "string"}};
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
else {
const err6 = {instancePath,schemaPath:"roundview#/components/schemas/QuestionnaireConfigUpdate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validate = validate0
