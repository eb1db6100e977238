// Written by codegen from the OpenAPI document: do not edit.
import type { FilterDescriptor, FieldDescriptor } from './descriptors.ts'
import type { OperationId } from './operations.ts'

export type Question = 'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'

export interface ResourceDescriptor {
  /** The property that identifies a record. */
  recordKey: string
  /** The property that names a record. */
  representation: string
  /** What records of this kind lie within: the name of the id that fills the first path parameter. */
  parent: string | null
  operations: Record<Question, OperationId | null>
  /** Sent with every question for a list, unless a filter says otherwise. */
  listQuery?: Record<string, unknown>
  /** The highest number of a page; null where everything comes at once. */
  lastPage: number | null
  sorts: string[]
  defaultSort: { field: string; order: 'ASC' | 'DESC' } | null
  filters: FilterDescriptor[]
  columns: FieldDescriptor[]
}

export type ResourceName = 'audit' | 'feedback' | 'mails' | 'employees' | 'departments' | 'jobs' | 'questionnaires' | 'tags' | 'evaluatees' | 'releases' | 'reports' | 'templates'

/** Whose bodies the forms of a resource fill in. */
export interface ResourceForms {
  audit: { create: never; update: never }
  feedback: { create: never; update: never }
  mails: { create: never; update: never }
  employees: { create: 'createEmployee'; update: 'updateEmployee' }
  departments: { create: 'createDepartment'; update: 'updateDepartment' }
  jobs: { create: never; update: never }
  questionnaires: { create: 'createQuestionnaire'; update: 'updateQuestionnaireBase' }
  tags: { create: never; update: never }
  evaluatees: { create: never; update: never }
  releases: { create: never; update: never }
  reports: { create: never; update: never }
  templates: { create: never; update: never }
}

export const isResource = (name: string): name is ResourceName => name in resources

export const resources: Record<ResourceName, ResourceDescriptor> = {
 "audit": {
  "recordKey": "id",
  "representation": "action",
  "parent": null,
  "operations": {
   "getList": "listAuditEvents",
   "getOne": null,
   "getMany": null,
   "getManyReference": null,
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": null,
   "deleteMany": null
  },
  "lastPage": 1000000,
  "sorts": [
   "at"
  ],
  "defaultSort": {
   "field": "at",
   "order": "DESC"
  },
  "filters": [
   {
    "name": "kw",
    "kind": "search",
    "label": {
     "zh": "人员或问卷",
     "en": "Person or questionnaire"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "action",
    "kind": "select",
    "label": {
     "zh": "操作",
     "en": "What"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "choices": [
     "session.opened",
     "session.refused",
     "person.password",
     "person.passwordLink",
     "person.address",
     "person.role",
     "person.invited",
     "person.invitationFailed",
     "person.disabled",
     "person.enabled",
     "raters.changed",
     "setting.changed",
     "mail.template",
     "answer.cancel",
     "feedback.setstatistic",
     "feedback.export",
     "mail.relay",
     "questionnaire.removed",
     "questionnaire.restored",
     "enterprise.changed",
     "signOn.provider",
     "questionnaire.started",
     "questionnaire.disabled",
     "questionnaire.enabled",
     "questionnaire.finished",
     "report.ranking",
     "report.rankingDetail",
     "report.rankingLevels",
     "report.team",
     "report.teamPdf",
     "report.dimensionScores",
     "report.questionScores",
     "report.personal",
     "report.statistics",
     "report.before",
     "report.questionStatistics",
     "report.arithmetic",
     "report.answersOfScore",
     "report.pdf",
     "report.combined",
     "report.combinedPdf",
     "report.form",
     "report.export",
     "report.rankingExport",
     "report.rankingDetailExport",
     "report.results",
     "report.answers",
     "report.archive",
     "report.release",
     "report.withdraw",
     "report.restore",
     "export.opened"
    ],
    "choiceLabels": {
     "session.opened": {
      "zh": "登录",
      "en": "Signed in"
     },
     "session.refused": {
      "zh": "登录失败",
      "en": "Sign-in refused"
     },
     "person.password": {
      "zh": "设置密码",
      "en": "Password set"
     },
     "person.passwordLink": {
      "zh": "邮寄设置密码的链接",
      "en": "Link to set a password mailed"
     },
     "person.address": {
      "zh": "更改邮箱",
      "en": "Address changed"
     },
     "person.role": {
      "zh": "更改角色",
      "en": "Role changed"
     },
     "person.invited": {
      "zh": "邀请登录",
      "en": "Invited to sign in"
     },
     "person.invitationFailed": {
      "zh": "邀请未送达",
      "en": "Invitation not sent"
     },
     "person.disabled": {
      "zh": "停用人员",
      "en": "Person disabled"
     },
     "person.enabled": {
      "zh": "启用人员",
      "en": "Person enabled"
     },
     "raters.changed": {
      "zh": "更改评价人",
      "en": "Raters changed"
     },
     "setting.changed": {
      "zh": "更改进行中的设置",
      "en": "Settings of a running round changed"
     },
     "mail.template": {
      "zh": "更改进行中的邮件模板",
      "en": "Mail template of a running round changed"
     },
     "answer.cancel": {
      "zh": "撤回表单",
      "en": "Form withdrawn"
     },
     "feedback.export": {
      "zh": "导出进度",
      "en": "Progress exported"
     },
     "mail.relay": {
      "zh": "更改邮件服务器",
      "en": "Mail server changed"
     },
     "signOn.provider": {
      "zh": "更改单点登录",
      "en": "Single sign-on changed"
     },
     "feedback.setstatistic": {
      "zh": "计入或不计入统计",
      "en": "Form counted or left out"
     },
     "questionnaire.removed": {
      "zh": "删除问卷",
      "en": "Round removed"
     },
     "questionnaire.restored": {
      "zh": "恢复问卷",
      "en": "Round restored"
     },
     "enterprise.changed": {
      "zh": "更改企业信息",
      "en": "Enterprise changed"
     },
     "questionnaire.started": {
      "zh": "启动问卷",
      "en": "Round started"
     },
     "questionnaire.disabled": {
      "zh": "停用问卷",
      "en": "Round disabled"
     },
     "questionnaire.enabled": {
      "zh": "启用问卷",
      "en": "Round enabled"
     },
     "questionnaire.finished": {
      "zh": "结束问卷",
      "en": "Round finished"
     },
     "report.ranking": {
      "zh": "查看排名",
      "en": "Ranking opened"
     },
     "report.rankingDetail": {
      "zh": "查看排名明细",
      "en": "Ranking in detail opened"
     },
     "report.rankingLevels": {
      "zh": "按评价关系查看得分",
      "en": "Scores by relation opened"
     },
     "report.team": {
      "zh": "查看团队报告",
      "en": "Team report opened"
     },
     "report.teamPdf": {
      "zh": "下载团队报告",
      "en": "Team report downloaded"
     },
     "report.dimensionScores": {
      "zh": "查看指标得分",
      "en": "Indicator scores opened"
     },
     "report.questionScores": {
      "zh": "查看题目得分",
      "en": "Question scores opened"
     },
     "report.personal": {
      "zh": "查看个人报告",
      "en": "Personal report opened"
     },
     "report.statistics": {
      "zh": "查看得分统计",
      "en": "Statistics of scores opened"
     },
     "report.before": {
      "zh": "与后一轮的结果一起查看",
      "en": "Opened beside a later round"
     },
     "report.questionStatistics": {
      "zh": "查看各题回答分布",
      "en": "Distribution of answers opened"
     },
     "report.arithmetic": {
      "zh": "查看得分的计算过程",
      "en": "Arithmetic of scores opened"
     },
     "report.answersOfScore": {
      "zh": "查看得分背后的单份回答",
      "en": "Single answers behind a score opened"
     },
     "report.pdf": {
      "zh": "下载个人报告",
      "en": "Personal report downloaded"
     },
     "report.combined": {
      "zh": "查看综合报告",
      "en": "Combined report opened"
     },
     "report.combinedPdf": {
      "zh": "下载综合报告",
      "en": "Combined report downloaded"
     },
     "report.form": {
      "zh": "查看答卷",
      "en": "A rater's answers opened"
     },
     "report.export": {
      "zh": "导出得分",
      "en": "Scores exported"
     },
     "report.release": {
      "zh": "发布个人报告",
      "en": "Personal reports released"
     },
     "report.withdraw": {
      "zh": "撤回已发布的报告",
      "en": "Released reports withdrawn"
     },
     "report.restore": {
      "zh": "恢复已撤回的报告",
      "en": "Withdrawn reports brought back"
     },
     "export.opened": {
      "zh": "下载导出文件",
      "en": "Exported file downloaded"
     }
    },
    "always": true
   },
   {
    "name": "days",
    "kind": "number",
    "label": {
     "zh": "最近天数",
     "en": "Last days"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "minimum": 1,
    "maximum": 3650,
    "always": false
   }
  ],
  "columns": [
   {
    "name": "at",
    "kind": "dateTime",
    "label": {
     "zh": "时间",
     "en": "When"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 1,
    "maxLength": 30
   },
   {
    "name": "actor",
    "kind": "text",
    "label": {
     "zh": "操作人",
     "en": "Who"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 2,
    "maxLength": 400
   },
   {
    "name": "action",
    "kind": "select",
    "label": {
     "zh": "操作",
     "en": "What"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "choices": [
     "session.opened",
     "session.refused",
     "person.password",
     "person.passwordLink",
     "person.address",
     "person.role",
     "person.invited",
     "person.invitationFailed",
     "person.disabled",
     "person.enabled",
     "raters.changed",
     "setting.changed",
     "mail.template",
     "answer.cancel",
     "feedback.setstatistic",
     "feedback.export",
     "mail.relay",
     "questionnaire.removed",
     "questionnaire.restored",
     "enterprise.changed",
     "signOn.provider",
     "questionnaire.started",
     "questionnaire.disabled",
     "questionnaire.enabled",
     "questionnaire.finished",
     "report.ranking",
     "report.rankingDetail",
     "report.rankingLevels",
     "report.team",
     "report.teamPdf",
     "report.dimensionScores",
     "report.questionScores",
     "report.personal",
     "report.statistics",
     "report.before",
     "report.questionStatistics",
     "report.arithmetic",
     "report.answersOfScore",
     "report.pdf",
     "report.combined",
     "report.combinedPdf",
     "report.form",
     "report.export",
     "report.rankingExport",
     "report.rankingDetailExport",
     "report.results",
     "report.answers",
     "report.archive",
     "report.release",
     "report.withdraw",
     "report.restore",
     "export.opened"
    ],
    "choiceLabels": {
     "session.opened": {
      "zh": "登录",
      "en": "Signed in"
     },
     "session.refused": {
      "zh": "登录失败",
      "en": "Sign-in refused"
     },
     "person.password": {
      "zh": "设置密码",
      "en": "Password set"
     },
     "person.passwordLink": {
      "zh": "邮寄设置密码的链接",
      "en": "Link to set a password mailed"
     },
     "person.address": {
      "zh": "更改邮箱",
      "en": "Address changed"
     },
     "person.role": {
      "zh": "更改角色",
      "en": "Role changed"
     },
     "person.invited": {
      "zh": "邀请登录",
      "en": "Invited to sign in"
     },
     "person.invitationFailed": {
      "zh": "邀请未送达",
      "en": "Invitation not sent"
     },
     "person.disabled": {
      "zh": "停用人员",
      "en": "Person disabled"
     },
     "person.enabled": {
      "zh": "启用人员",
      "en": "Person enabled"
     },
     "raters.changed": {
      "zh": "更改评价人",
      "en": "Raters changed"
     },
     "setting.changed": {
      "zh": "更改进行中的设置",
      "en": "Settings of a running round changed"
     },
     "mail.template": {
      "zh": "更改进行中的邮件模板",
      "en": "Mail template of a running round changed"
     },
     "answer.cancel": {
      "zh": "撤回表单",
      "en": "Form withdrawn"
     },
     "feedback.export": {
      "zh": "导出进度",
      "en": "Progress exported"
     },
     "mail.relay": {
      "zh": "更改邮件服务器",
      "en": "Mail server changed"
     },
     "signOn.provider": {
      "zh": "更改单点登录",
      "en": "Single sign-on changed"
     },
     "feedback.setstatistic": {
      "zh": "计入或不计入统计",
      "en": "Form counted or left out"
     },
     "questionnaire.removed": {
      "zh": "删除问卷",
      "en": "Round removed"
     },
     "questionnaire.restored": {
      "zh": "恢复问卷",
      "en": "Round restored"
     },
     "enterprise.changed": {
      "zh": "更改企业信息",
      "en": "Enterprise changed"
     },
     "questionnaire.started": {
      "zh": "启动问卷",
      "en": "Round started"
     },
     "questionnaire.disabled": {
      "zh": "停用问卷",
      "en": "Round disabled"
     },
     "questionnaire.enabled": {
      "zh": "启用问卷",
      "en": "Round enabled"
     },
     "questionnaire.finished": {
      "zh": "结束问卷",
      "en": "Round finished"
     },
     "report.ranking": {
      "zh": "查看排名",
      "en": "Ranking opened"
     },
     "report.rankingDetail": {
      "zh": "查看排名明细",
      "en": "Ranking in detail opened"
     },
     "report.rankingLevels": {
      "zh": "按评价关系查看得分",
      "en": "Scores by relation opened"
     },
     "report.team": {
      "zh": "查看团队报告",
      "en": "Team report opened"
     },
     "report.teamPdf": {
      "zh": "下载团队报告",
      "en": "Team report downloaded"
     },
     "report.dimensionScores": {
      "zh": "查看指标得分",
      "en": "Indicator scores opened"
     },
     "report.questionScores": {
      "zh": "查看题目得分",
      "en": "Question scores opened"
     },
     "report.personal": {
      "zh": "查看个人报告",
      "en": "Personal report opened"
     },
     "report.statistics": {
      "zh": "查看得分统计",
      "en": "Statistics of scores opened"
     },
     "report.before": {
      "zh": "与后一轮的结果一起查看",
      "en": "Opened beside a later round"
     },
     "report.questionStatistics": {
      "zh": "查看各题回答分布",
      "en": "Distribution of answers opened"
     },
     "report.arithmetic": {
      "zh": "查看得分的计算过程",
      "en": "Arithmetic of scores opened"
     },
     "report.answersOfScore": {
      "zh": "查看得分背后的单份回答",
      "en": "Single answers behind a score opened"
     },
     "report.pdf": {
      "zh": "下载个人报告",
      "en": "Personal report downloaded"
     },
     "report.combined": {
      "zh": "查看综合报告",
      "en": "Combined report opened"
     },
     "report.combinedPdf": {
      "zh": "下载综合报告",
      "en": "Combined report downloaded"
     },
     "report.form": {
      "zh": "查看答卷",
      "en": "A rater's answers opened"
     },
     "report.export": {
      "zh": "导出得分",
      "en": "Scores exported"
     },
     "report.release": {
      "zh": "发布个人报告",
      "en": "Personal reports released"
     },
     "report.withdraw": {
      "zh": "撤回已发布的报告",
      "en": "Released reports withdrawn"
     },
     "report.restore": {
      "zh": "恢复已撤回的报告",
      "en": "Withdrawn reports brought back"
     },
     "export.opened": {
      "zh": "下载导出文件",
      "en": "Exported file downloaded"
     }
    }
   },
   {
    "name": "about",
    "kind": "text",
    "label": {
     "zh": "对象",
     "en": "About"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 4,
    "maxLength": 400
   },
   {
    "name": "detail",
    "kind": "text",
    "label": {
     "zh": "详情",
     "en": "Details"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 5,
    "maxLength": 1000
   },
   {
    "name": "remoteAddress",
    "kind": "text",
    "label": {
     "zh": "来源地址",
     "en": "From"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 6,
    "maxLength": 100
   }
  ]
 },
 "feedback": {
  "recordKey": "participantRelationId",
  "representation": "evaluatorName",
  "parent": "questionnaireId",
  "operations": {
   "getList": "listFeedback",
   "getOne": null,
   "getMany": null,
   "getManyReference": "listFeedback",
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": null,
   "deleteMany": null
  },
  "lastPage": 1000000,
  "sorts": [
   "participantRelationId",
   "evaluatorName",
   "valuerName",
   "levelName",
   "feedbackStatus",
   "emailStatus",
   "submittedDay",
   "statistic"
  ],
  "defaultSort": {
   "field": "participantRelationId",
   "order": "ASC"
  },
  "filters": [
   {
    "name": "evaluatorKeyword",
    "kind": "search",
    "label": {
     "zh": "被评价人",
     "en": "Evaluatee"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "valuerKeyword",
    "kind": "search",
    "label": {
     "zh": "评价人",
     "en": "Rater"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "feedbackStatusList",
    "kind": "chips",
    "label": {
     "zh": "反馈状态",
     "en": "Feedback"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 3,
    "choices": [
     "waiting",
     "drafting",
     "submitted",
     "withdrawn",
     "closed"
    ],
    "choiceLabels": {
     "waiting": {
      "zh": "未开始",
      "en": "Not started"
     },
     "drafting": {
      "zh": "进行中",
      "en": "Started"
     },
     "submitted": {
      "zh": "已提交",
      "en": "Sent"
     },
     "withdrawn": {
      "zh": "已撤回",
      "en": "Withdrawn"
     },
     "closed": {
      "zh": "未提交",
      "en": "Not sent"
     }
    },
    "always": true,
    "many": true,
    "maxItems": 5
   },
   {
    "name": "emailStatus",
    "kind": "select",
    "label": {
     "zh": "邮件状态",
     "en": "Mail"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "choices": [
     "none",
     "waiting",
     "sent",
     "failed"
    ],
    "choiceLabels": {
     "none": {
      "zh": "未发送",
      "en": "Not sent"
     },
     "waiting": {
      "zh": "待发送",
      "en": "Waiting"
     },
     "sent": {
      "zh": "已发送",
      "en": "Sent"
     },
     "failed": {
      "zh": "发送失败",
      "en": "Failed"
     }
    },
    "always": true
   },
   {
    "name": "valuerScoreMin",
    "kind": "number",
    "label": {
     "zh": "最低得分",
     "en": "Least points"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 5,
    "minimum": -1000000000,
    "maximum": 1000000000,
    "always": true
   },
   {
    "name": "valuerScoreMax",
    "kind": "number",
    "label": {
     "zh": "最高得分",
     "en": "Most points"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 6,
    "minimum": -1000000000,
    "maximum": 1000000000,
    "always": true
   }
  ],
  "columns": [
   {
    "name": "evaluatorName",
    "kind": "text",
    "label": {
     "zh": "被评价人",
     "en": "Evaluatee"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 1,
    "maxLength": 100
   },
   {
    "name": "valuerName",
    "kind": "text",
    "label": {
     "zh": "评价人",
     "en": "Rater"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 2,
    "maxLength": 100
   },
   {
    "name": "levelName",
    "kind": "text",
    "label": {
     "zh": "关系",
     "en": "Relation"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "maxLength": 50
   },
   {
    "name": "feedbackStatus",
    "kind": "select",
    "label": {
     "zh": "反馈状态",
     "en": "Feedback"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 4,
    "choices": [
     "waiting",
     "drafting",
     "submitted",
     "withdrawn",
     "closed"
    ],
    "choiceLabels": {
     "waiting": {
      "zh": "未开始",
      "en": "Not started"
     },
     "drafting": {
      "zh": "进行中",
      "en": "Started"
     },
     "submitted": {
      "zh": "已提交",
      "en": "Sent"
     },
     "withdrawn": {
      "zh": "已撤回",
      "en": "Withdrawn"
     },
     "closed": {
      "zh": "未提交",
      "en": "Not sent"
     }
    }
   },
   {
    "name": "emailStatus",
    "kind": "select",
    "label": {
     "zh": "邮件状态",
     "en": "Mail"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 5,
    "choices": [
     "none",
     "waiting",
     "sent",
     "failed"
    ],
    "choiceLabels": {
     "none": {
      "zh": "未发送",
      "en": "Not sent"
     },
     "waiting": {
      "zh": "待发送",
      "en": "Waiting"
     },
     "sent": {
      "zh": "已发送",
      "en": "Sent"
     },
     "failed": {
      "zh": "发送失败",
      "en": "Failed"
     }
    }
   },
   {
    "name": "submittedDay",
    "kind": "date",
    "label": {
     "zh": "提交日期",
     "en": "Sent on"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 6,
    "maxLength": 10
   },
   {
    "name": "statistic",
    "kind": "boolean",
    "label": {
     "zh": "计入统计",
     "en": "Counted"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 7
   }
  ]
 },
 "mails": {
  "recordKey": "id",
  "representation": "recipient",
  "parent": "questionnaireId",
  "operations": {
   "getList": "listMails",
   "getOne": null,
   "getMany": null,
   "getManyReference": "listMails",
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": null,
   "deleteMany": null
  },
  "lastPage": 1000000,
  "sorts": [
   "recipient",
   "address",
   "emailType",
   "subject",
   "status",
   "attempts",
   "createdAt",
   "sentAt"
  ],
  "defaultSort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "filters": [
   {
    "name": "status",
    "kind": "chips",
    "label": {
     "zh": "状态",
     "en": "Status"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "choices": [
     "waiting",
     "sent",
     "failed"
    ],
    "choiceLabels": {
     "waiting": {
      "zh": "等待发送",
      "en": "Waiting"
     },
     "sent": {
      "zh": "已发送",
      "en": "Sent"
     },
     "failed": {
      "zh": "发送失败",
      "en": "Failed"
     }
    },
    "always": true
   }
  ],
  "columns": [
   {
    "name": "recipient",
    "kind": "text",
    "label": {
     "zh": "收件人",
     "en": "Recipient"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 1,
    "maxLength": 100
   },
   {
    "name": "address",
    "kind": "text",
    "label": {
     "zh": "邮箱",
     "en": "Address"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 2,
    "maxLength": 254
   },
   {
    "name": "emailType",
    "kind": "select",
    "label": {
     "zh": "邮件类型",
     "en": "Kind"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "choices": [
     "invite",
     "remind",
     "finished",
     "report"
    ],
    "choiceLabels": {
     "invite": {
      "zh": "邀请",
      "en": "Invitation"
     },
     "remind": {
      "zh": "提醒",
      "en": "Reminder"
     },
     "finished": {
      "zh": "结束通知",
      "en": "Closing notice"
     },
     "report": {
      "zh": "报告通知",
      "en": "Report notice"
     }
    }
   },
   {
    "name": "subject",
    "kind": "text",
    "label": {
     "zh": "标题",
     "en": "Subject"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "maxLength": 1000
   },
   {
    "name": "status",
    "kind": "select",
    "label": {
     "zh": "状态",
     "en": "Status"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 5,
    "choices": [
     "waiting",
     "sending",
     "sent",
     "failed"
    ],
    "choiceLabels": {
     "waiting": {
      "zh": "等待发送",
      "en": "Waiting"
     },
     "sending": {
      "zh": "正在发送",
      "en": "Being sent"
     },
     "sent": {
      "zh": "已发送",
      "en": "Sent"
     },
     "failed": {
      "zh": "发送失败",
      "en": "Failed"
     }
    }
   },
   {
    "name": "error",
    "kind": "text",
    "label": {
     "zh": "邮件服务器的回复",
     "en": "Words of the mail server"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 6,
    "maxLength": 1000
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "label": {
     "zh": "提交时间",
     "en": "Put in"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 7,
    "maxLength": 30
   },
   {
    "name": "sentAt",
    "kind": "dateTime",
    "label": {
     "zh": "发出时间",
     "en": "Sent at"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 8,
    "maxLength": 30
   },
   {
    "name": "attempts",
    "kind": "number",
    "label": {
     "zh": "尝试次数",
     "en": "Tries"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 9,
    "minimum": 0,
    "maximum": 1000
   }
  ]
 },
 "employees": {
  "recordKey": "id",
  "representation": "displayName",
  "parent": null,
  "operations": {
   "getList": "listEmployees",
   "getOne": "getEmployee",
   "getMany": "listEmployees",
   "getManyReference": null,
   "create": "createEmployee",
   "update": "updateEmployee",
   "updateMany": "bulkMoveEmployees",
   "delete": null,
   "deleteMany": null
  },
  "lastPage": 1000000,
  "sorts": [
   "displayName",
   "email",
   "employeeNo",
   "departName",
   "role"
  ],
  "defaultSort": {
   "field": "displayName",
   "order": "ASC"
  },
  "filters": [
   {
    "name": "kw",
    "kind": "search",
    "label": {
     "zh": "姓名、拼音、邮箱或工号",
     "en": "Name, e-mail or number"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "departId",
    "kind": "reference",
    "label": {
     "zh": "部门",
     "en": "Department"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "departments",
    "always": false
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
    "order": 3,
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
    },
    "always": false
   },
   {
    "name": "disabled",
    "kind": "boolean",
    "label": {
     "zh": "已停用",
     "en": "Disabled"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 4,
    "always": false
   }
  ],
  "columns": [
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "readOnly": false,
    "writeOnly": false,
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
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
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
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 14,
    "maxLength": 500,
    "upload": "uploadAvatar"
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
    "writeOnly": false,
    "listed": false,
    "order": 14
   }
  ]
 },
 "departments": {
  "recordKey": "id",
  "representation": "name",
  "parent": null,
  "operations": {
   "getList": "listDepartments",
   "getOne": "getDepartment",
   "getMany": "listDepartments",
   "getManyReference": null,
   "create": "createDepartment",
   "update": "updateDepartment",
   "updateMany": null,
   "delete": "deleteDepartment",
   "deleteMany": null
  },
  "listQuery": {
   "members": false
  },
  "lastPage": null,
  "sorts": [
   "seq",
   "name",
   "departNo"
  ],
  "defaultSort": {
   "field": "seq",
   "order": "ASC"
  },
  "filters": [
   {
    "name": "kw",
    "kind": "search",
    "label": {
     "zh": "名称或编号",
     "en": "Name or number"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "parentId",
    "kind": "reference",
    "label": {
     "zh": "上级部门",
     "en": "Parent department"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "minimum": 0,
    "maximum": 9007199254740991,
    "reference": "departments",
    "always": false
   }
  ],
  "columns": [
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "writeOnly": false,
    "listed": false,
    "order": 5,
    "minimum": 0,
    "maximum": 1000000
   },
   {
    "name": "memberCount",
    "kind": "number",
    "label": {
     "zh": "人数",
     "en": "People"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "writeOnly": false,
    "listed": false,
    "order": 6,
    "minimum": 0,
    "maximum": 1000000
   }
  ]
 },
 "jobs": {
  "recordKey": "id",
  "representation": "kind",
  "parent": null,
  "operations": {
   "getList": "listJobs",
   "getOne": "getJob",
   "getMany": null,
   "getManyReference": null,
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": null,
   "deleteMany": null
  },
  "lastPage": 1000000,
  "sorts": [
   "kind",
   "status",
   "createdAt"
  ],
  "defaultSort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "filters": [
   {
    "name": "status",
    "kind": "chips",
    "label": {
     "zh": "状态",
     "en": "Status"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "choices": [
     "waiting",
     "running",
     "done",
     "failed",
     "cancelled"
    ],
    "choiceLabels": {
     "waiting": {
      "zh": "等待中",
      "en": "Waiting"
     },
     "running": {
      "zh": "进行中",
      "en": "Running"
     },
     "done": {
      "zh": "已完成",
      "en": "Done"
     },
     "failed": {
      "zh": "失败",
      "en": "Failed"
     },
     "cancelled": {
      "zh": "已取消",
      "en": "Cancelled"
     }
    },
    "always": true
   }
  ],
  "columns": [
   {
    "name": "kind",
    "kind": "select",
    "label": {
     "zh": "任务",
     "en": "Job"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 1,
    "choices": [
     "employeeImport",
     "exportQuestionnaires",
     "exportEmployees",
     "exportDepartments",
     "exportTags",
     "exportEvaluatees",
     "exportFeedback",
     "exportAudit",
     "exportResults",
     "exportAnswers",
     "archiveReports",
     "bulkDeleteQuestionnaires",
     "bulkRestoreQuestionnaires",
     "bulkDisableQuestionnaires",
     "bulkEnableQuestionnaires",
     "bulkTagQuestionnaires",
     "bulkUntagQuestionnaires",
     "bulkDisableEmployees",
     "bulkEnableEmployees",
     "bulkInviteEmployees",
     "bulkMoveEmployees",
     "bulkRemoveTemplates",
     "bulkRestoreTemplates",
     "bulkRemoveEvaluatees",
     "bulkSetStatistic",
     "bulkCancelAnswers",
     "bulkReleaseReports",
     "bulkWithdrawReports",
     "bulkRestoreReports",
     "autobindParticipants",
     "updateParticipants",
     "deleteParticipants",
     "copyQuestionnaire"
    ],
    "choiceLabels": {
     "employeeImport": {
      "zh": "导入人员",
      "en": "Import people"
     },
     "exportQuestionnaires": {
      "zh": "导出问卷",
      "en": "Export questionnaires"
     },
     "exportEmployees": {
      "zh": "导出人员",
      "en": "Export people"
     },
     "exportDepartments": {
      "zh": "导出部门",
      "en": "Export departments"
     },
     "exportTags": {
      "zh": "导出标签",
      "en": "Export tags"
     },
     "exportEvaluatees": {
      "zh": "导出被评价人",
      "en": "Export evaluatees"
     },
     "exportFeedback": {
      "zh": "导出回收进度",
      "en": "Export progress"
     },
     "exportAudit": {
      "zh": "导出操作日志",
      "en": "Export the audit log"
     },
     "exportResults": {
      "zh": "导出全部结果",
      "en": "Export all results"
     },
     "exportAnswers": {
      "zh": "导出原始答卷",
      "en": "Export raters' answers"
     },
     "archiveReports": {
      "zh": "打包个人报告",
      "en": "Personal reports as ZIP"
     },
     "bulkDeleteQuestionnaires": {
      "zh": "批量删除问卷",
      "en": "Delete questionnaires"
     },
     "bulkRestoreQuestionnaires": {
      "zh": "批量恢复问卷",
      "en": "Restore questionnaires"
     },
     "bulkDisableQuestionnaires": {
      "zh": "批量停用问卷",
      "en": "Disable questionnaires"
     },
     "bulkEnableQuestionnaires": {
      "zh": "批量启用问卷",
      "en": "Enable questionnaires"
     },
     "bulkTagQuestionnaires": {
      "zh": "批量添加标签",
      "en": "Add tags"
     },
     "bulkUntagQuestionnaires": {
      "zh": "批量移除标签",
      "en": "Remove tags"
     },
     "bulkDisableEmployees": {
      "zh": "批量停用人员",
      "en": "Disable people"
     },
     "bulkEnableEmployees": {
      "zh": "批量启用人员",
      "en": "Enable people"
     },
     "bulkInviteEmployees": {
      "zh": "批量发送登录链接",
      "en": "Mail sign-in links"
     },
     "bulkMoveEmployees": {
      "zh": "批量移动人员",
      "en": "Move people"
     },
     "bulkRemoveTemplates": {
      "zh": "批量移除模板",
      "en": "Remove templates"
     },
     "bulkRestoreTemplates": {
      "zh": "批量恢复模板",
      "en": "Restore templates"
     },
     "bulkRemoveEvaluatees": {
      "zh": "批量移除被评价人",
      "en": "Remove evaluatees"
     },
     "bulkSetStatistic": {
      "zh": "批量计入或不计入统计",
      "en": "Count forms or not"
     },
     "bulkCancelAnswers": {
      "zh": "批量撤回表单",
      "en": "Withdraw forms"
     },
     "bulkReleaseReports": {
      "zh": "发布个人报告",
      "en": "Release personal reports"
     },
     "bulkWithdrawReports": {
      "zh": "撤回已发布的报告",
      "en": "Withdraw released reports"
     },
     "bulkRestoreReports": {
      "zh": "恢复已撤回的报告",
      "en": "Bring back withdrawn reports"
     },
     "autobindParticipants": {
      "zh": "自动匹配评价人",
      "en": "Assign raters"
     },
     "updateParticipants": {
      "zh": "添加评价人",
      "en": "Add raters"
     },
     "deleteParticipants": {
      "zh": "移除评价人",
      "en": "Remove raters"
     },
     "copyQuestionnaire": {
      "zh": "复制评价关系",
      "en": "Copy relations"
     }
    }
   },
   {
    "name": "status",
    "kind": "select",
    "label": {
     "zh": "状态",
     "en": "Status"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 2,
    "choices": [
     "waiting",
     "running",
     "done",
     "failed",
     "cancelled"
    ],
    "choiceLabels": {
     "waiting": {
      "zh": "等待中",
      "en": "Waiting"
     },
     "running": {
      "zh": "进行中",
      "en": "Running"
     },
     "done": {
      "zh": "已完成",
      "en": "Done"
     },
     "failed": {
      "zh": "失败",
      "en": "Failed"
     },
     "cancelled": {
      "zh": "已取消",
      "en": "Cancelled"
     }
    }
   },
   {
    "name": "done",
    "kind": "number",
    "label": {
     "zh": "进度",
     "en": "Progress"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "minimum": 0,
    "maximum": 1000000000
   },
   {
    "name": "message",
    "kind": "text",
    "label": {
     "zh": "结果",
     "en": "Outcome"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 4,
    "maxLength": 1000
   },
   {
    "name": "createdBy",
    "kind": "text",
    "label": {
     "zh": "发起人",
     "en": "Started by"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 5,
    "maxLength": 100
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "label": {
     "zh": "发起时间",
     "en": "Started"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 6,
    "maxLength": 30
   }
  ]
 },
 "questionnaires": {
  "recordKey": "id",
  "representation": "title",
  "parent": null,
  "operations": {
   "getList": "listQuestionnaires",
   "getOne": "getQuestionnaire",
   "getMany": null,
   "getManyReference": null,
   "create": "createQuestionnaire",
   "update": "updateQuestionnaireBase",
   "updateMany": null,
   "delete": "deleteQuestionnaire",
   "deleteMany": "bulkDeleteQuestionnaires"
  },
  "lastPage": 1000000,
  "sorts": [
   "title",
   "type",
   "processStatus",
   "createdAt",
   "publishedAt",
   "finishedAt",
   "deadline"
  ],
  "defaultSort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "filters": [
   {
    "name": "keyword",
    "kind": "search",
    "label": {
     "zh": "标题或标签",
     "en": "Title or tag"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "status",
    "kind": "chips",
    "label": {
     "zh": "状态",
     "en": "Status"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "choices": [
     "10",
     "20",
     "30",
     "40",
     "disabled"
    ],
    "choiceLabels": {
     "10": {
      "zh": "编辑中",
      "en": "Draft"
     },
     "20": {
      "zh": "可启动",
      "en": "Ready"
     },
     "30": {
      "zh": "收集中",
      "en": "Collecting"
     },
     "40": {
      "zh": "已结束",
      "en": "Finished"
     },
     "disabled": {
      "zh": "已停用",
      "en": "Disabled"
     }
    },
    "always": true,
    "counts": {
     "operation": "countQuestionnaires",
     "takes": [
      "keyword",
      "tags",
      "dayStart",
      "dayEnd"
     ]
    }
   },
   {
    "name": "tags",
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
    "order": 3,
    "maxLength": 40,
    "reference": "tags",
    "always": false,
    "many": true,
    "maxItems": 20
   }
  ],
  "columns": [
   {
    "name": "title",
    "kind": "text",
    "label": {
     "zh": "问卷",
     "en": "Questionnaire"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 1,
    "maxLength": 200
   },
   {
    "name": "processStatus",
    "kind": "select",
    "label": {
     "zh": "状态",
     "en": "Status"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 2,
    "choices": [
     10,
     20,
     30,
     40
    ],
    "choiceLabels": {
     "10": {
      "zh": "编辑中",
      "en": "Draft"
     },
     "20": {
      "zh": "可启动",
      "en": "Ready"
     },
     "30": {
      "zh": "收集中",
      "en": "Collecting"
     },
     "40": {
      "zh": "已结束",
      "en": "Finished"
     }
    }
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
   },
   {
    "name": "evaluateeCount",
    "kind": "number",
    "label": {
     "zh": "被评价人",
     "en": "Evaluatees"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 4,
    "minimum": 0,
    "maximum": 1000000000
   },
   {
    "name": "submittedCount",
    "kind": "number",
    "label": {
     "zh": "回收进度",
     "en": "Progress"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 5,
    "minimum": 0,
    "maximum": 1000000000
   },
   {
    "name": "raterCount",
    "kind": "number",
    "label": {
     "zh": "答卷总数",
     "en": "Forms in all"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 6,
    "fileOnly": true,
    "minimum": 0,
    "maximum": 1000000000
   },
   {
    "name": "deadline",
    "kind": "dateTime",
    "label": {
     "zh": "截止时间",
     "en": "Deadline"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 7,
    "maxLength": 30
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "label": {
     "zh": "创建时间",
     "en": "Created"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 8,
    "maxLength": 30
   },
   {
    "name": "publishedAt",
    "kind": "dateTime",
    "label": {
     "zh": "启动时间",
     "en": "Started"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 9,
    "maxLength": 30
   },
   {
    "name": "finishedAt",
    "kind": "dateTime",
    "label": {
     "zh": "结束时间",
     "en": "Finished"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 10,
    "maxLength": 30
   },
   {
    "name": "tags",
    "kind": "tags",
    "label": {
     "zh": "标签",
     "en": "Tags"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 11,
    "fileOnly": true
   }
  ]
 },
 "tags": {
  "recordKey": "name",
  "representation": "name",
  "parent": null,
  "operations": {
   "getList": "listTags",
   "getOne": null,
   "getMany": "listTags",
   "getManyReference": null,
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": null,
   "deleteMany": "bulkDeleteTags"
  },
  "lastPage": null,
  "sorts": [
   "name",
   "questionnaireCount"
  ],
  "defaultSort": {
   "field": "name",
   "order": "ASC"
  },
  "filters": [
   {
    "name": "kw",
    "kind": "search",
    "label": {
     "zh": "标签",
     "en": "Tag"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   }
  ],
  "columns": [
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
    "writeOnly": false,
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
    "writeOnly": false,
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
   },
   {
    "name": "questionnaireCount",
    "kind": "number",
    "label": {
     "zh": "问卷数",
     "en": "Questionnaires"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "minimum": 0,
    "maximum": 1000000000
   }
  ]
 },
 "evaluatees": {
  "recordKey": "id",
  "representation": "evaluateName",
  "parent": "questionnaireId",
  "operations": {
   "getList": "listEvaluatees",
   "getOne": null,
   "getMany": null,
   "getManyReference": "listEvaluatees",
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": "removeEvaluatee",
   "deleteMany": "bulkRemoveEvaluatees"
  },
  "lastPage": 1000000,
  "sorts": [
   "id",
   "evaluateName",
   "evaluateEmail",
   "departName"
  ],
  "defaultSort": {
   "field": "id",
   "order": "ASC"
  },
  "filters": [
   {
    "name": "kw",
    "kind": "search",
    "label": {
     "zh": "被评价人",
     "en": "Evaluatee"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   }
  ],
  "columns": [
   {
    "name": "evaluateName",
    "kind": "text",
    "label": {
     "zh": "被评价人",
     "en": "Evaluatee"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 1,
    "maxLength": 100
   },
   {
    "name": "evaluateEmail",
    "kind": "text",
    "label": {
     "zh": "邮箱",
     "en": "E-mail"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 2,
    "maxLength": 254
   },
   {
    "name": "employeeNo",
    "kind": "text",
    "label": {
     "zh": "工号",
     "en": "Number"
    },
    "required": false,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "maxLength": 100
   },
   {
    "name": "departName",
    "kind": "text",
    "label": {
     "zh": "部门",
     "en": "Department"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 4,
    "maxLength": 100
   },
   {
    "name": "evaluateMobile",
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
    "order": 5,
    "maxLength": 40
   }
  ]
 },
 "releases": {
  "recordKey": "employeeId",
  "representation": "name",
  "parent": "questionnaireId",
  "operations": {
   "getList": "listReleases",
   "getOne": null,
   "getMany": null,
   "getManyReference": "listReleases",
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": null,
   "deleteMany": null
  },
  "lastPage": 1000000,
  "sorts": [
   "employeeId",
   "name",
   "departmentName",
   "state",
   "releasedAt"
  ],
  "defaultSort": {
   "field": "employeeId",
   "order": "ASC"
  },
  "filters": [
   {
    "name": "kw",
    "kind": "search",
    "label": {
     "zh": "被评价人",
     "en": "Evaluatee"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "stateList",
    "kind": "chips",
    "label": {
     "zh": "状态",
     "en": "State"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "choices": [
     "none",
     "unopened",
     "opened",
     "withdrawn"
    ],
    "choiceLabels": {
     "none": {
      "zh": "未发布",
      "en": "Not released"
     },
     "unopened": {
      "zh": "未打开",
      "en": "Not opened"
     },
     "opened": {
      "zh": "已打开",
      "en": "Opened"
     },
     "withdrawn": {
      "zh": "已撤回",
      "en": "Withdrawn"
     }
    },
    "always": true,
    "many": true,
    "maxItems": 4
   }
  ],
  "columns": [
   {
    "name": "name",
    "kind": "text",
    "label": {
     "zh": "被评价人",
     "en": "Evaluatee"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 1,
    "maxLength": 100
   },
   {
    "name": "departmentName",
    "kind": "text",
    "label": {
     "zh": "部门",
     "en": "Department"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 2,
    "maxLength": 100
   },
   {
    "name": "state",
    "kind": "select",
    "label": {
     "zh": "状态",
     "en": "State"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "choices": [
     "none",
     "unopened",
     "opened",
     "withdrawn"
    ],
    "choiceLabels": {
     "none": {
      "zh": "未发布",
      "en": "Not released"
     },
     "unopened": {
      "zh": "未打开",
      "en": "Not opened"
     },
     "opened": {
      "zh": "已打开",
      "en": "Opened"
     },
     "withdrawn": {
      "zh": "已撤回",
      "en": "Withdrawn"
     }
    }
   },
   {
    "name": "releasedAt",
    "kind": "dateTime",
    "label": {
     "zh": "发布时间",
     "en": "Released"
    },
    "required": true,
    "nullable": true,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 4,
    "maxLength": 30
   }
  ]
 },
 "reports": {
  "recordKey": "reportId",
  "representation": "title",
  "parent": null,
  "operations": {
   "getList": "listCombinedReports",
   "getOne": null,
   "getMany": null,
   "getManyReference": null,
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": "deleteCombinedReport",
   "deleteMany": null
  },
  "lastPage": 1000000,
  "sorts": [],
  "defaultSort": null,
  "filters": [],
  "columns": [
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
    "listed": true,
    "order": 1,
    "maxLength": 200
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
    "listed": true,
    "order": 2,
    "maxLength": 2000
   },
   {
    "name": "questionnaireCount",
    "kind": "number",
    "label": {
     "zh": "问卷数",
     "en": "Questionnaires"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 3,
    "minimum": 0,
    "maximum": 1000000000
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "label": {
     "zh": "创建时间",
     "en": "Created"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": true,
    "order": 4,
    "maxLength": 30
   },
   {
    "name": "updatedAt",
    "kind": "dateTime",
    "label": {
     "zh": "修改时间",
     "en": "Changed"
    },
    "required": true,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 5,
    "maxLength": 30
   }
  ]
 },
 "templates": {
  "recordKey": "id",
  "representation": "title",
  "parent": null,
  "operations": {
   "getList": "listTemplates",
   "getOne": "getTemplate",
   "getMany": null,
   "getManyReference": null,
   "create": null,
   "update": null,
   "updateMany": null,
   "delete": "removeTemplate",
   "deleteMany": "bulkRemoveTemplates"
  },
  "lastPage": 1000000,
  "sorts": [
   "publicPaper",
   "title",
   "questionCount",
   "pageCount",
   "language",
   "createdAt"
  ],
  "defaultSort": {
   "field": "publicPaper",
   "order": "DESC"
  },
  "filters": [
   {
    "name": "keyword",
    "kind": "search",
    "label": {
     "zh": "名称",
     "en": "Title"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 1,
    "maxLength": 100,
    "always": true
   },
   {
    "name": "publicPaper",
    "kind": "chips",
    "label": {
     "zh": "类别",
     "en": "Kind"
    },
    "required": false,
    "nullable": false,
    "readOnly": false,
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "choices": [
     "true",
     "false"
    ],
    "choiceLabels": {
     "true": {
      "zh": "系统模板",
      "en": "Shipped"
     },
     "false": {
      "zh": "企业模板",
      "en": "Your own"
     }
    },
    "always": true
   }
  ],
  "columns": [
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
    "writeOnly": false,
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
    "writeOnly": false,
    "listed": false,
    "order": 2,
    "maxLength": 5000
   },
   {
    "name": "publicPaper",
    "kind": "boolean",
    "label": {
     "zh": "类别",
     "en": "Kind"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "writeOnly": false,
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "writeOnly": false,
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
    "kind": "dateTime",
    "label": {
     "zh": "创建时间",
     "en": "Created"
    },
    "required": true,
    "nullable": false,
    "readOnly": true,
    "writeOnly": false,
    "listed": true,
    "order": 7,
    "maxLength": 30
   }
  ]
 }
}
