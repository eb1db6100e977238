// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/PasswordChange"};
const schema2 = {"type":"object","required":["password","oldPassword"],"properties":{"oldPassword":{"type":"string","minLength":1,"maxLength":200,"writeOnly":true},"password":{"type":"string","minLength":12,"maxLength":128,"writeOnly":true}},"additionalProperties":false};
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
if(data.password === undefined){
const err0 = {instancePath,schemaPath:"roundview#/components/schemas/PasswordChange/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.oldPassword === undefined){
const err1 = {instancePath,schemaPath:"roundview#/components/schemas/PasswordChange/required",keyword:"required",params:{missingProperty: "oldPassword"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "oldPassword") || (key0 === "password"))){
const err2 = {instancePath,schemaPath:"roundview#/components/schemas/PasswordChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.oldPassword !== undefined){
let data0 = data.oldPassword;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err3 = {instancePath:instancePath+"/oldPassword",schemaPath:"roundview#/components/schemas/PasswordChange/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/oldPassword",schemaPath:"roundview#/components/schemas/PasswordChange/properties/oldPassword/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/oldPassword",schemaPath:"roundview#/components/schemas/PasswordChange/properties/oldPassword/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func0(data1) > 128){
const err6 = {instancePath:instancePath+"/password",schemaPath:"roundview#/components/schemas/PasswordChange/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 12){
const err7 = {instancePath:instancePath+"/password",schemaPath:"roundview#/components/schemas/PasswordChange/properties/password/minLength",keyword:"minLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/password",schemaPath:"roundview#/components/schemas/PasswordChange/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"roundview#/components/schemas/PasswordChange/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validate = validate0
