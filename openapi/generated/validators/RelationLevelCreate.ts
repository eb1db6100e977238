// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/RelationLevelCreate"};
const schema2 = {"type":"object","required":["levelName","open"],"properties":{"levelName":{"type":"string","minLength":1,"maxLength":50,"pattern":"\\S"},"open":{"const":true}},"additionalProperties":false};
import func0Module from 'ajv/dist/runtime/ucs2length.js'
const func0 = func0Module.default ?? func0Module;
const pattern0 = new RegExp("\\S", "u");

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
if(data.levelName === undefined){
const err0 = {instancePath,schemaPath:"roundview#/components/schemas/RelationLevelCreate/required",keyword:"required",params:{missingProperty: "levelName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.open === undefined){
const err1 = {instancePath,schemaPath:"roundview#/components/schemas/RelationLevelCreate/required",keyword:"required",params:{missingProperty: "open"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "levelName") || (key0 === "open"))){
const err2 = {instancePath,schemaPath:"roundview#/components/schemas/RelationLevelCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.levelName !== undefined){
let data0 = data.levelName;
if(typeof data0 === "string"){
if(func0(data0) > 50){
const err3 = {instancePath:instancePath+"/levelName",schemaPath:"roundview#/components/schemas/RelationLevelCreate/properties/levelName/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/levelName",schemaPath:"roundview#/components/schemas/RelationLevelCreate/properties/levelName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/levelName",schemaPath:"roundview#/components/schemas/RelationLevelCreate/properties/levelName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/levelName",schemaPath:"roundview#/components/schemas/RelationLevelCreate/properties/levelName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.open !== undefined){
if(true !== data.open){
const err7 = {instancePath:instancePath+"/open",schemaPath:"roundview#/components/schemas/RelationLevelCreate/properties/open/const",keyword:"const",params:{allowedValue: true}};
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
else {
const err8 = {instancePath,schemaPath:"roundview#/components/schemas/RelationLevelCreate/type",keyword:"type",params:{type: "object"}};
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
