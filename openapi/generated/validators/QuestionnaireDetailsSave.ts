// Written by codegen from the OpenAPI document: do not edit.
// @ts-nocheck
import type { Validate } from './validate.ts'
const schema0 = {"$ref":"roundview#/components/schemas/QuestionnaireDetailsSave"};
const schema2 = {"type":"object","minProperties":1,"properties":{"type":{"$ref":"roundview#/components/schemas/QuestionnaireType"},"title":{"$ref":"roundview#/components/schemas/Title"},"summary":{"type":"string","maxLength":5000},"setting":{"$ref":"roundview#/components/schemas/QuestionnaireSettingChange"},"style":{"$ref":"roundview#/components/schemas/QuestionnaireStyleChange"},"version":{"type":"integer","minimum":0,"maximum":1000000000}},"additionalProperties":false};
const schema3 = {"type":"integer","enum":[1,2]};
const schema4 = {"type":"string","maxLength":200,"pattern":"^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*$"};
const schema8 = {"type":"object","properties":{"accentColor":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$","maxLength":7},"logo":{"type":"string","maxLength":500},"coverText":{"type":"string","maxLength":500}},"additionalProperties":false};
import func0Module from 'ajv/dist/runtime/ucs2length.js'
const func0 = func0Module.default ?? func0Module;
const pattern0 = new RegExp("^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*$", "u");
const pattern1 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const schema5 = {"type":"object","properties":{"scoreFloor":{"type":"integer","minimum":1,"maximum":20},"commentFloor":{"type":"integer","minimum":1,"maximum":50},"exemptLevelTypes":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"roundview#/components/schemas/LevelType"}},"pooling":{"type":"boolean"},"superiorReads":{"type":"boolean"},"allowUnable":{"type":"boolean"},"deadline":{"type":["string","null"],"format":"date-time","maxLength":30},"maximumRatersPerLevel":{"type":"integer","minimum":1,"maximum":50},"welcomeText":{"type":"string","maxLength":2000},"thanksText":{"type":"string","maxLength":2000},"language":{"$ref":"roundview#/components/schemas/Language"}},"additionalProperties":false};
const schema6 = {"type":"string","enum":["superior","sameLevel","subordinate","self","custom"]};
const schema7 = {"type":"string","enum":["zh","en"]};
const func2 = Object.prototype.hasOwnProperty;
import func3Module from 'ajv/dist/runtime/equal.js'
const func3 = func3Module.default ?? func3Module;
import { fullFormats as formats0All } from 'ajv-formats/dist/formats.js'
const formats0 = formats0All["date-time"];

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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema5.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.scoreFloor !== undefined){
let data0 = data.scoreFloor;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/scoreFloor",schemaPath:"#/properties/scoreFloor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 20 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/scoreFloor",schemaPath:"#/properties/scoreFloor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/scoreFloor",schemaPath:"#/properties/scoreFloor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.commentFloor !== undefined){
let data1 = data.commentFloor;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/commentFloor",schemaPath:"#/properties/commentFloor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 50 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/commentFloor",schemaPath:"#/properties/commentFloor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/commentFloor",schemaPath:"#/properties/commentFloor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.exemptLevelTypes !== undefined){
let data2 = data.exemptLevelTypes;
if(Array.isArray(data2)){
if(data2.length > 5){
const err7 = {instancePath:instancePath+"/exemptLevelTypes",schemaPath:"#/properties/exemptLevelTypes/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/exemptLevelTypes/" + i0,schemaPath:"roundview#/components/schemas/LevelType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data3 === "superior") || (data3 === "sameLevel")) || (data3 === "subordinate")) || (data3 === "self")) || (data3 === "custom"))){
const err9 = {instancePath:instancePath+"/exemptLevelTypes/" + i0,schemaPath:"roundview#/components/schemas/LevelType/enum",keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(func3(data2[i1], data2[j0])){
const err10 = {instancePath:instancePath+"/exemptLevelTypes",schemaPath:"#/properties/exemptLevelTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/exemptLevelTypes",schemaPath:"#/properties/exemptLevelTypes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.pooling !== undefined){
if(typeof data.pooling !== "boolean"){
const err12 = {instancePath:instancePath+"/pooling",schemaPath:"#/properties/pooling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.superiorReads !== undefined){
if(typeof data.superiorReads !== "boolean"){
const err13 = {instancePath:instancePath+"/superiorReads",schemaPath:"#/properties/superiorReads/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.allowUnable !== undefined){
if(typeof data.allowUnable !== "boolean"){
const err14 = {instancePath:instancePath+"/allowUnable",schemaPath:"#/properties/allowUnable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.deadline !== undefined){
let data7 = data.deadline;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: schema5.properties.deadline.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 30){
const err16 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data7))){
const err17 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{format: "date-time"}};
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
if(data.maximumRatersPerLevel !== undefined){
let data8 = data.maximumRatersPerLevel;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err18 = {instancePath:instancePath+"/maximumRatersPerLevel",schemaPath:"#/properties/maximumRatersPerLevel/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 50 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/maximumRatersPerLevel",schemaPath:"#/properties/maximumRatersPerLevel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/maximumRatersPerLevel",schemaPath:"#/properties/maximumRatersPerLevel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.welcomeText !== undefined){
let data9 = data.welcomeText;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err21 = {instancePath:instancePath+"/welcomeText",schemaPath:"#/properties/welcomeText/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/welcomeText",schemaPath:"#/properties/welcomeText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.thanksText !== undefined){
let data10 = data.thanksText;
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err23 = {instancePath:instancePath+"/thanksText",schemaPath:"#/properties/thanksText/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/thanksText",schemaPath:"#/properties/thanksText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.language !== undefined){
let data11 = data.language;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/language",schemaPath:"roundview#/components/schemas/Language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data11 === "zh") || (data11 === "en"))){
const err26 = {instancePath:instancePath+"/language",schemaPath:"roundview#/components/schemas/Language/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
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
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "title")) || (key0 === "summary")) || (key0 === "setting")) || (key0 === "style")) || (key0 === "version"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"roundview#/components/schemas/QuestionnaireType/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === 1) || (data0 === 2))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"roundview#/components/schemas/QuestionnaireType/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"roundview#/components/schemas/Title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"roundview#/components/schemas/Title/pattern",keyword:"pattern",params:{pattern: "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*$"}};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"roundview#/components/schemas/Title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.summary !== undefined){
let data2 = data.summary;
if(typeof data2 === "string"){
if(func0(data2) > 5000){
const err7 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 5000}};
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
const err8 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.setting !== undefined){
if(!(validate3(data.setting, {instancePath:instancePath+"/setting",parentData:data,parentDataProperty:"setting",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((key1 === "accentColor") || (key1 === "logo")) || (key1 === "coverText"))){
const err9 = {instancePath:instancePath+"/style",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.accentColor !== undefined){
let data5 = data4.accentColor;
if(typeof data5 === "string"){
if(func0(data5) > 7){
const err10 = {instancePath:instancePath+"/style/accentColor",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/properties/accentColor/maxLength",keyword:"maxLength",params:{limit: 7}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data5)){
const err11 = {instancePath:instancePath+"/style/accentColor",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/properties/accentColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/style/accentColor",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/properties/accentColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.logo !== undefined){
let data6 = data4.logo;
if(typeof data6 === "string"){
if(func0(data6) > 500){
const err13 = {instancePath:instancePath+"/style/logo",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/properties/logo/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/style/logo",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/properties/logo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.coverText !== undefined){
let data7 = data4.coverText;
if(typeof data7 === "string"){
if(func0(data7) > 500){
const err15 = {instancePath:instancePath+"/style/coverText",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/properties/coverText/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/style/coverText",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/properties/coverText/type",keyword:"type",params:{type: "string"}};
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
else {
const err17 = {instancePath:instancePath+"/style",schemaPath:"roundview#/components/schemas/QuestionnaireStyleChange/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.version !== undefined){
let data8 = data.version;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err18 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 1000000000 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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
