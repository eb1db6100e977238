// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/NotifyVerify"};
const schema2 = {"type":"object","required":["notifyType"],"properties":{"notifyType":{"type":"string","enum":["EMAIL"]}},"additionalProperties":false};

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
if(data.notifyType === undefined){
const err0 = {instancePath,schemaPath:"roundview#/components/schemas/NotifyVerify/required",keyword:"required",params:{missingProperty: "notifyType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "notifyType")){
const err1 = {instancePath,schemaPath:"roundview#/components/schemas/NotifyVerify/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.notifyType !== undefined){
let data0 = data.notifyType;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/notifyType",schemaPath:"roundview#/components/schemas/NotifyVerify/properties/notifyType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "EMAIL")){
const err3 = {instancePath:instancePath+"/notifyType",schemaPath:"roundview#/components/schemas/NotifyVerify/properties/notifyType/enum",keyword:"enum",params:{allowedValues: schema2.properties.notifyType.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"roundview#/components/schemas/NotifyVerify/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validate = validate0
