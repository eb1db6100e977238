// Written by codegen from the OpenAPI document: do not edit.
import type { FieldDescriptor } from './descriptors.ts'
import type { FormOperationId } from './validators/index.ts'

export interface FormDescriptor {
  fields: FieldDescriptor[]
  /** Properties of the body that are not shown: they go back as the record has them. */
  carried: string[]
}

export const forms: Record<FormOperationId, FormDescriptor> = {
 "saveNotifyConfig": {
  "fields": [
   {
    "name": "config",
    "kind": "object",
    "label": {
     "zh": "企业自己的邮件服务器",
     "en": "The enterprise's own mail server"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000,
    "fields": [
     {
      "name": "host",
      "kind": "text",
      "label": {
       "zh": "服务器地址",
       "en": "Mail server"
      },
      "required": true,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1,
      "maxLength": 253
     },
     {
      "name": "port",
      "kind": "number",
      "label": {
       "zh": "端口",
       "en": "Port"
      },
      "required": true,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 2,
      "minimum": 1,
      "maximum": 65535
     },
     {
      "name": "secure",
      "kind": "boolean",
      "label": {
       "zh": "使用 TLS 连接",
       "en": "TLS from the start"
      },
      "required": true,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 3
     },
     {
      "name": "username",
      "kind": "text",
      "label": {
       "zh": "用户名",
       "en": "User name"
      },
      "required": true,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 4,
      "maxLength": 254
     },
     {
      "name": "password",
      "kind": "password",
      "label": {
       "zh": "密码",
       "en": "Password"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": true,
      "listed": false,
      "order": 5,
      "maxLength": 200
     },
     {
      "name": "fromAddress",
      "kind": "text",
      "label": {
       "zh": "发件人邮箱",
       "en": "Sender address"
      },
      "required": true,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 6,
      "maxLength": 254
     },
     {
      "name": "fromName",
      "kind": "text",
      "label": {
       "zh": "发件人名称",
       "en": "Sender name"
      },
      "required": true,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 7,
      "maxLength": 100,
      "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
     }
    ]
   }
  ],
  "carried": [
   "notifyType",
   "version"
  ]
 },
 "createEmployee": {
  "fields": [
   {
    "name": "displayName",
    "kind": "text",
    "label": {
     "zh": "姓名",
     "en": "Name"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "email",
    "kind": "email",
    "label": {
     "zh": "邮箱",
     "en": "E-mail"
    },
    "required": false,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 254
   },
   {
    "name": "employeeNo",
    "kind": "text",
    "label": {
     "zh": "工号",
     "en": "Employee number"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "maxLength": 50
   },
   {
    "name": "departId",
    "kind": "reference",
    "label": {
     "zh": "部门",
     "en": "Department"
    },
    "required": false,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "departments"
   },
   {
    "name": "password",
    "kind": "password",
    "label": {
     "zh": "初始密码",
     "en": "First password"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": true,
    "listed": false,
    "order": 5,
    "minLength": 12,
    "maxLength": 128
   },
   {
    "name": "realName",
    "kind": "text",
    "label": {
     "zh": "真实姓名",
     "en": "Real name"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 7,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "sex",
    "kind": "select",
    "label": {
     "zh": "性别",
     "en": "Sex"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 8,
    "choices": [
     "",
     "male",
     "female"
    ],
    "choiceLabels": {
     "": {
      "zh": "未填写",
      "en": "Not stated"
     },
     "male": {
      "zh": "男",
      "en": "Male"
     },
     "female": {
      "zh": "女",
      "en": "Female"
     }
    }
   },
   {
    "name": "mobile",
    "kind": "text",
    "label": {
     "zh": "手机",
     "en": "Mobile"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 9,
    "maxLength": 40
   },
   {
    "name": "telPhone",
    "kind": "text",
    "label": {
     "zh": "座机",
     "en": "Telephone"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 10,
    "maxLength": 40
   },
   {
    "name": "qq",
    "kind": "text",
    "label": {
     "zh": "QQ",
     "en": "QQ"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 11,
    "maxLength": 40
   },
   {
    "name": "wechat",
    "kind": "text",
    "label": {
     "zh": "微信",
     "en": "WeChat"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 12,
    "maxLength": 60
   },
   {
    "name": "address",
    "kind": "multiline",
    "label": {
     "zh": "地址",
     "en": "Address"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 13,
    "maxLength": 300
   },
   {
    "name": "avatar",
    "kind": "image",
    "label": {
     "zh": "头像",
     "en": "Picture"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 14,
    "maxLength": 500,
    "upload": "uploadAvatar"
   }
  ],
  "carried": []
 },
 "updateEmployee": {
  "fields": [
   {
    "name": "displayName",
    "kind": "text",
    "label": {
     "zh": "姓名",
     "en": "Name"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "email",
    "kind": "email",
    "label": {
     "zh": "邮箱",
     "en": "E-mail"
    },
    "required": false,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 254
   },
   {
    "name": "employeeNo",
    "kind": "text",
    "label": {
     "zh": "工号",
     "en": "Employee number"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "maxLength": 50
   },
   {
    "name": "departId",
    "kind": "reference",
    "label": {
     "zh": "部门",
     "en": "Department"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "departments"
   },
   {
    "name": "role",
    "kind": "select",
    "label": {
     "zh": "角色",
     "en": "Role"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 5,
    "choices": [
     "admin",
     "member"
    ],
    "choiceLabels": {
     "admin": {
      "zh": "管理员",
      "en": "Administrator"
     },
     "member": {
      "zh": "员工",
      "en": "Member"
     }
    }
   },
   {
    "name": "realName",
    "kind": "text",
    "label": {
     "zh": "真实姓名",
     "en": "Real name"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 7,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "sex",
    "kind": "select",
    "label": {
     "zh": "性别",
     "en": "Sex"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 8,
    "choices": [
     "",
     "male",
     "female"
    ],
    "choiceLabels": {
     "": {
      "zh": "未填写",
      "en": "Not stated"
     },
     "male": {
      "zh": "男",
      "en": "Male"
     },
     "female": {
      "zh": "女",
      "en": "Female"
     }
    }
   },
   {
    "name": "mobile",
    "kind": "text",
    "label": {
     "zh": "手机",
     "en": "Mobile"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 9,
    "maxLength": 40
   },
   {
    "name": "telPhone",
    "kind": "text",
    "label": {
     "zh": "座机",
     "en": "Telephone"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 10,
    "maxLength": 40
   },
   {
    "name": "qq",
    "kind": "text",
    "label": {
     "zh": "QQ",
     "en": "QQ"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 11,
    "maxLength": 40
   },
   {
    "name": "wechat",
    "kind": "text",
    "label": {
     "zh": "微信",
     "en": "WeChat"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 12,
    "maxLength": 60
   },
   {
    "name": "address",
    "kind": "multiline",
    "label": {
     "zh": "地址",
     "en": "Address"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 13,
    "maxLength": 300
   },
   {
    "name": "avatar",
    "kind": "image",
    "label": {
     "zh": "头像",
     "en": "Picture"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 14,
    "maxLength": 500,
    "upload": "uploadAvatar"
   }
  ],
  "carried": [
   "id",
   "version"
  ]
 },
 "updateGeneralInfo": {
  "fields": [
   {
    "name": "displayName",
    "kind": "text",
    "label": {
     "zh": "姓名",
     "en": "Name"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "mobile",
    "kind": "text",
    "label": {
     "zh": "手机",
     "en": "Mobile"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 40
   },
   {
    "name": "telPhone",
    "kind": "text",
    "label": {
     "zh": "座机",
     "en": "Telephone"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "maxLength": 40
   },
   {
    "name": "sex",
    "kind": "select",
    "label": {
     "zh": "性别",
     "en": "Sex"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "choices": [
     "",
     "male",
     "female"
    ],
    "choiceLabels": {
     "": {
      "zh": "未填写",
      "en": "Not stated"
     },
     "male": {
      "zh": "男",
      "en": "Male"
     },
     "female": {
      "zh": "女",
      "en": "Female"
     }
    }
   },
   {
    "name": "qq",
    "kind": "text",
    "label": {
     "zh": "QQ",
     "en": "QQ"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 5,
    "maxLength": 40
   },
   {
    "name": "wechat",
    "kind": "text",
    "label": {
     "zh": "微信",
     "en": "WeChat"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 6,
    "maxLength": 60
   },
   {
    "name": "address",
    "kind": "multiline",
    "label": {
     "zh": "地址",
     "en": "Address"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 7,
    "maxLength": 300
   }
  ],
  "carried": [
   "version"
  ]
 },
 "resetUserPassword": {
  "fields": [
   {
    "name": "password",
    "kind": "password",
    "label": {
     "zh": "新密码",
     "en": "New password"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": true,
    "listed": false,
    "order": 1000,
    "minLength": 12,
    "maxLength": 128
   }
  ],
  "carried": []
 },
 "changePassword": {
  "fields": [
   {
    "name": "oldPassword",
    "kind": "password",
    "label": {
     "zh": "当前密码",
     "en": "Current password"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": true,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 200,
    "autoComplete": "current-password"
   },
   {
    "name": "password",
    "kind": "password",
    "label": {
     "zh": "新密码",
     "en": "New password"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": true,
    "listed": false,
    "order": 2,
    "minLength": 12,
    "maxLength": 128
   }
  ],
  "carried": []
 },
 "createDepartment": {
  "fields": [
   {
    "name": "name",
    "kind": "text",
    "label": {
     "zh": "部门名称",
     "en": "Name"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "departNo",
    "kind": "text",
    "label": {
     "zh": "部门编号",
     "en": "Department number"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 50
   },
   {
    "name": "parentId",
    "kind": "reference",
    "label": {
     "zh": "上级部门",
     "en": "Parent department"
    },
    "required": false,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "departments"
   },
   {
    "name": "leaderId",
    "kind": "reference",
    "label": {
     "zh": "负责人",
     "en": "Leader"
    },
    "required": false,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "employees"
   }
  ],
  "carried": []
 },
 "updateDepartment": {
  "fields": [
   {
    "name": "name",
    "kind": "text",
    "label": {
     "zh": "部门名称",
     "en": "Name"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "departNo",
    "kind": "text",
    "label": {
     "zh": "部门编号",
     "en": "Department number"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 50
   },
   {
    "name": "leaderId",
    "kind": "reference",
    "label": {
     "zh": "负责人",
     "en": "Leader"
    },
    "required": false,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "employees"
   }
  ],
  "carried": [
   "version"
  ]
 },
 "bulkMoveEmployees": {
  "fields": [
   {
    "name": "departId",
    "kind": "number",
    "label": {
     "zh": "departId",
     "en": "departId"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000,
    "minimum": 0,
    "maximum": 9007199254740991
   }
  ],
  "carried": [
   "ids",
   "filter",
   "expectedCount"
  ]
 },
 "updateEnterprise": {
  "fields": [
   {
    "name": "enterpriseName",
    "kind": "text",
    "label": {
     "zh": "企业名称",
     "en": "Enterprise name"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   },
   {
    "name": "logo",
    "kind": "image",
    "label": {
     "zh": "企业标志",
     "en": "Logo"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 500,
    "upload": "uploadLogo"
   },
   {
    "name": "areaCode",
    "kind": "text",
    "label": {
     "zh": "所在地区",
     "en": "Location"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "maxLength": 12
   }
  ],
  "carried": [
   "version"
  ]
 },
 "createQuestionnaire": {
  "fields": [
   {
    "name": "title",
    "kind": "text",
    "label": {
     "zh": "标题",
     "en": "Title"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 200,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*$"
   },
   {
    "name": "type",
    "kind": "select",
    "label": {
     "zh": "类型",
     "en": "Type"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "choices": [
     1,
     2
    ]
   },
   {
    "name": "summary",
    "kind": "text",
    "label": {
     "zh": "说明",
     "en": "Description"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "maxLength": 5000
   }
  ],
  "carried": []
 },
 "saveQuestionnaireDetails": {
  "fields": [
   {
    "name": "type",
    "kind": "select",
    "label": {
     "zh": "type",
     "en": "type"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000,
    "choices": [
     1,
     2
    ]
   },
   {
    "name": "title",
    "kind": "text",
    "label": {
     "zh": "title",
     "en": "title"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000,
    "maxLength": 200,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*$"
   },
   {
    "name": "summary",
    "kind": "text",
    "label": {
     "zh": "summary",
     "en": "summary"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000,
    "maxLength": 5000
   },
   {
    "name": "setting",
    "kind": "object",
    "label": {
     "zh": "setting",
     "en": "setting"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000,
    "fields": [
     {
      "name": "scoreFloor",
      "kind": "number",
      "label": {
       "zh": "scoreFloor",
       "en": "scoreFloor"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "minimum": 1,
      "maximum": 20
     },
     {
      "name": "commentFloor",
      "kind": "number",
      "label": {
       "zh": "commentFloor",
       "en": "commentFloor"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "minimum": 1,
      "maximum": 50
     },
     {
      "name": "exemptLevelTypes",
      "kind": "tags",
      "label": {
       "zh": "exemptLevelTypes",
       "en": "exemptLevelTypes"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000
     },
     {
      "name": "pooling",
      "kind": "boolean",
      "label": {
       "zh": "pooling",
       "en": "pooling"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000
     },
     {
      "name": "superiorReads",
      "kind": "boolean",
      "label": {
       "zh": "superiorReads",
       "en": "superiorReads"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000
     },
     {
      "name": "allowUnable",
      "kind": "boolean",
      "label": {
       "zh": "allowUnable",
       "en": "allowUnable"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000
     },
     {
      "name": "deadline",
      "kind": "dateTime",
      "label": {
       "zh": "deadline",
       "en": "deadline"
      },
      "required": false,
      "nullable": true,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "maxLength": 30
     },
     {
      "name": "maximumRatersPerLevel",
      "kind": "number",
      "label": {
       "zh": "maximumRatersPerLevel",
       "en": "maximumRatersPerLevel"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "minimum": 1,
      "maximum": 50
     },
     {
      "name": "welcomeText",
      "kind": "text",
      "label": {
       "zh": "welcomeText",
       "en": "welcomeText"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "maxLength": 2000
     },
     {
      "name": "thanksText",
      "kind": "text",
      "label": {
       "zh": "thanksText",
       "en": "thanksText"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "maxLength": 2000
     },
     {
      "name": "language",
      "kind": "select",
      "label": {
       "zh": "language",
       "en": "language"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "choices": [
       "zh",
       "en"
      ]
     }
    ]
   },
   {
    "name": "style",
    "kind": "object",
    "label": {
     "zh": "style",
     "en": "style"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000,
    "fields": [
     {
      "name": "accentColor",
      "kind": "text",
      "label": {
       "zh": "accentColor",
       "en": "accentColor"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "maxLength": 7,
      "pattern": "^#[0-9a-fA-F]{6}$"
     },
     {
      "name": "logo",
      "kind": "text",
      "label": {
       "zh": "logo",
       "en": "logo"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "maxLength": 500
     },
     {
      "name": "coverText",
      "kind": "text",
      "label": {
       "zh": "coverText",
       "en": "coverText"
      },
      "required": false,
      "nullable": false,
      "readOnly": false,
      "writeOnly": false,
      "listed": false,
      "order": 1000,
      "maxLength": 500
     }
    ]
   }
  ],
  "carried": [
   "version"
  ]
 },
 "updateQuestionnaireBase": {
  "fields": [
   {
    "name": "title",
    "kind": "text",
    "label": {
     "zh": "标题",
     "en": "Title"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 200,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*$"
   },
   {
    "name": "summary",
    "kind": "text",
    "label": {
     "zh": "说明",
     "en": "Description"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 5000
   },
   {
    "name": "type",
    "kind": "select",
    "label": {
     "zh": "类型",
     "en": "Type"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "choices": [
     1,
     2
    ],
    "choiceLabels": {
     "1": {
      "zh": "实名",
      "en": "Named"
     },
     "2": {
      "zh": "匿名",
      "en": "Anonymous"
     }
    }
   }
  ],
  "carried": [
   "version"
  ]
 },
 "renameTag": {
  "fields": [
   {
    "name": "newName",
    "kind": "text",
    "label": {
     "zh": "名称",
     "en": "Name"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^(?!(?:[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])?[\\u200c\\u200d]|[\\s\\S]*[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}][\\u061c\\u200c-\\u200f])(?:(?:(?![\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800])*[^\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800][^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}]*)?$"
   }
  ],
  "carried": [
   "name"
  ]
 },
 "bindTags": {
  "fields": [
   {
    "name": "tagNames",
    "kind": "tags",
    "label": {
     "zh": "标签",
     "en": "Tags"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000
   }
  ],
  "carried": [
   "objectId",
   "useType",
   "before"
  ]
 },
 "bulkTagQuestionnaires": {
  "fields": [
   {
    "name": "tagNames",
    "kind": "tags",
    "label": {
     "zh": "tagNames",
     "en": "tagNames"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1000
   }
  ],
  "carried": [
   "ids",
   "filter",
   "expectedCount",
   "previous"
  ]
 },
 "saveCombinedReport": {
  "fields": [
   {
    "name": "title",
    "kind": "text",
    "label": {
     "zh": "名称",
     "en": "Title"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
   },
   {
    "name": "summary",
    "kind": "multiline",
    "label": {
     "zh": "说明",
     "en": "Description"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 2000
   }
  ],
  "carried": [
   "reportId",
   "questionnaireUids",
   "version"
  ]
 }
}
