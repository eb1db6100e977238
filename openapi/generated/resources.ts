// Written by codegen from the OpenAPI document: do not edit.
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'email' | 'password' | 'multiline' | 'select' | 'reference' | 'tags'

export interface FieldDescriptor {
  name: string
  kind: FieldKind
  label: { zh: string; en: string }
  required: boolean
  nullable: boolean
  readOnly: boolean
  listed: boolean
  order: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  choices?: (string | number | boolean)[]
  choiceLabels?: Record<string, { zh: string; en: string }>
  reference?: string
  defaultValue?: string | number | boolean | null
}

export interface ResourceDescriptor {
  operations: { list: string | null; one: string | null; create: string | null; update: string | null; remove: string | null }
  list: FieldDescriptor[]
  create: FieldDescriptor[]
  edit: FieldDescriptor[]
}

export const resources: Record<string, ResourceDescriptor> = {
 "employees": {
  "operations": {
   "list": "listEmployees",
   "one": "getEmployee",
   "create": "createEmployee",
   "update": "updateEmployee",
   "remove": null
  },
  "list": [
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
    "listed": true,
    "order": 1,
    "minLength": 1,
    "maxLength": 100
   },
   {
    "name": "email",
    "kind": "email",
    "label": {
     "zh": "邮箱",
     "en": "E-mail"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "listed": true,
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
    "listed": true,
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
    "listed": false,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "departments"
   },
   {
    "name": "departName",
    "kind": "text",
    "label": {
     "zh": "部门",
     "en": "Department"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 5,
    "maxLength": 100
   },
   {
    "name": "role",
    "kind": "select",
    "label": {
     "zh": "角色",
     "en": "Role"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 6,
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
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": false,
    "order": 7,
    "maxLength": 100
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
    "readOnly": true,
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
    "required": true,
    "nullable": false,
    "readOnly": true,
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
    "required": true,
    "nullable": false,
    "readOnly": true,
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
    "required": true,
    "nullable": false,
    "readOnly": true,
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
    "required": true,
    "nullable": false,
    "readOnly": true,
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
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": false,
    "order": 13,
    "maxLength": 300
   },
   {
    "name": "disabled",
    "kind": "boolean",
    "label": {
     "zh": "已停用",
     "en": "Disabled"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": false,
    "order": 14
   }
  ],
  "create": [
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
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100
   },
   {
    "name": "email",
    "kind": "email",
    "label": {
     "zh": "邮箱",
     "en": "E-mail"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
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
    "listed": false,
    "order": 5,
    "minLength": 8,
    "maxLength": 200
   }
  ],
  "edit": [
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
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100
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
   }
  ]
 },
 "departments": {
  "operations": {
   "list": "listDepartments",
   "one": "getDepartment",
   "create": "createDepartment",
   "update": "updateDepartment",
   "remove": "deleteDepartment"
  },
  "list": [
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
    "listed": true,
    "order": 1,
    "minLength": 1,
    "maxLength": 100
   },
   {
    "name": "departNo",
    "kind": "text",
    "label": {
     "zh": "部门编号",
     "en": "Department number"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "listed": true,
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
    "required": true,
    "nullable": true,
    "readOnly": false,
    "listed": true,
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
    "required": true,
    "nullable": true,
    "readOnly": false,
    "listed": true,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "employees"
   },
   {
    "name": "seq",
    "kind": "number",
    "label": {
     "zh": "排序",
     "en": "Order"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": false,
    "order": 5,
    "minimum": 0,
    "maximum": 1000000
   }
  ],
  "create": [
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
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100
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
    "listed": false,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "employees"
   }
  ],
  "edit": [
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
    "listed": false,
    "order": 1,
    "minLength": 1,
    "maxLength": 100
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
    "listed": false,
    "order": 4,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "employees"
   }
  ]
 },
 "tags": {
  "operations": {
   "list": "listTags",
   "one": null,
   "create": null,
   "update": null,
   "remove": null
  },
  "list": [
   {
    "name": "name",
    "kind": "text",
    "label": {
     "zh": "标签",
     "en": "Tag"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "listed": true,
    "order": 1,
    "minLength": 1,
    "maxLength": 40
   },
   {
    "name": "useType",
    "kind": "select",
    "label": {
     "zh": "用途",
     "en": "Used for"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 2,
    "choices": [
     "QUESTIONNAIRE"
    ],
    "choiceLabels": {
     "QUESTIONNAIRE": {
      "zh": "问卷",
      "en": "Questionnaire"
     }
    }
   }
  ],
  "create": [],
  "edit": []
 },
 "templates": {
  "operations": {
   "list": "listTemplates",
   "one": "getTemplate",
   "create": null,
   "update": null,
   "remove": "removeTemplate"
  },
  "list": [
   {
    "name": "title",
    "kind": "text",
    "label": {
     "zh": "名称",
     "en": "Title"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 1,
    "maxLength": 200
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
    "readOnly": true,
    "listed": false,
    "order": 2,
    "maxLength": 5000
   },
   {
    "name": "publicPaper",
    "kind": "boolean",
    "label": {
     "zh": "公共模板",
     "en": "Shipped"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 3
   },
   {
    "name": "questionCount",
    "kind": "number",
    "label": {
     "zh": "题目数",
     "en": "Questions"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 4,
    "minimum": 0,
    "maximum": 20000
   },
   {
    "name": "pageCount",
    "kind": "number",
    "label": {
     "zh": "页数",
     "en": "Pages"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 5,
    "minimum": 0,
    "maximum": 100
   },
   {
    "name": "language",
    "kind": "select",
    "label": {
     "zh": "语言",
     "en": "Language"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 6,
    "choices": [
     "zh",
     "en"
    ],
    "choiceLabels": {
     "zh": {
      "zh": "中文",
      "en": "Chinese"
     },
     "en": {
      "zh": "英文",
      "en": "English"
     }
    }
   },
   {
    "name": "createdAt",
    "kind": "date",
    "label": {
     "zh": "创建时间",
     "en": "Created"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "listed": true,
    "order": 7,
    "maxLength": 30
   }
  ],
  "create": [],
  "edit": []
 }
}
