import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable, type TableShape } from './tableShape.ts'

const GLOBAL_TABLES: Record<string, TableShape> = {
  enterprise: {
    columns: {
      id: 'id',
      uid: 'text',
      name: 'text',
      logo: 'text',
      areaCode: 'text',
      pricingVersion: 'int',
      permitUserCount: 'int?',
      chargingType: 'int',
      createdAt: 'text',
    },
    key: ['id'],
    unique: [['uid']],
  },
  user: {
    columns: { id: 'id', email: 'text', passwordHash: 'text?', language: 'text?', createdAt: 'text' },
    key: ['id'],
    unique: [['email']],
  },
  session: {
    columns: { idHash: 'text', userId: 'id', enterpriseId: 'id', createdAt: 'text', expiresAt: 'text' },
    key: ['idHash'],
    index: [['userId']],
  },
  signInThrottle: {
    columns: { key: 'text', failures: 'int', blockedUntil: 'text?', updatedAt: 'text' },
    key: ['key'],
  },
  answeringLink: {
    columns: { tokenHash: 'text', enterpriseId: 'id', questionnaireId: 'id', employeeId: 'id', createdAt: 'text' },
    key: ['tokenHash'],
    index: [['enterpriseId', 'questionnaireId', 'employeeId']],
  },
}

const PEOPLE_TABLES: Record<string, TableShape> = {
  employee: {
    columns: {
      id: 'id',
      userId: 'id?',
      role: 'text',
      displayName: 'text',
      realName: 'text',
      email: 'text',
      employeeNo: 'text?',
      departmentId: 'id?',
      mobile: 'text',
      telPhone: 'text',
      sex: 'text',
      qq: 'text',
      wechat: 'text',
      address: 'text',
      avatar: 'text',
      disabled: 'flag',
      search: 'text',
      sortKey: 'text',
      createdAt: 'text',
    },
    key: ['id'],
    unique: [['email'], ['employeeNo']],
    index: [['departmentId'], ['sortKey', 'id'], ['userId']],
  },
  department: {
    columns: { id: 'id', parentId: 'id?', seq: 'int', departNo: 'text', leaderId: 'id?', name: 'text' },
    key: ['id'],
    index: [['parentId', 'seq']],
  },
  tag: { columns: { id: 'id', useType: 'text', name: 'text' }, key: ['id'], unique: [['useType', 'name']] },
  tagBinding: {
    columns: { useType: 'text', objectId: 'id', tagId: 'id' },
    key: ['useType', 'objectId', 'tagId'],
    index: [['tagId']],
  },
  template: {
    columns: {
      id: 'id',
      title: 'text',
      summary: 'text',
      language: 'text',
      contentJson: 'text',
      questionCount: 'int',
      pageCount: 'int',
      search: 'text',
      createdAt: 'text',
    },
    key: ['id'],
  },
  job: {
    columns: {
      id: 'id',
      kind: 'text',
      status: 'text',
      total: 'int',
      done: 'int',
      message: 'text',
      resultJson: 'text',
      createdBy: 'id',
      createdAt: 'text',
      updatedAt: 'text',
    },
    key: ['id'],
  },
  auditEvent: {
    columns: { id: 'id', at: 'text', userId: 'id', action: 'text', objectId: 'id', detailJson: 'text' },
    key: ['id'],
    index: [['objectId', 'action']],
  },
  questionnaire: {
    columns: {
      id: 'id',
      uid: 'text',
      title: 'text',
      summary: 'text',
      type: 'int',
      processStatus: 'int',
      disableStatus: 'int',
      paperValid: 'flag',
      version: 'int',
      settingJson: 'text',
      styleJson: 'text',
      ruleJson: 'text?',
      search: 'text',
      createdBy: 'id',
      createdAt: 'text',
      publishedAt: 'text?',
      finishedAt: 'text?',
      sealedAt: 'text?',
      deletedAt: 'text?',
    },
    key: ['id'],
    unique: [['uid']],
  },
}

/** Tables inside a questionnaire: enterpriseId and questionnaireId lead them. */
const QUESTIONNAIRE_TABLES: Record<string, TableShape> = {
  page: { columns: { id: 'id', sequence: 'int', type: 'text' }, key: ['id'] },
  question: {
    columns: { id: 'id', pageId: 'id', position: 'int', type: 'text', dataJson: 'text', configJson: 'text' },
    key: ['id'],
  },
  paperRead: { columns: { sessionHash: 'text', version: 'int' }, key: ['sessionHash'] },
  dimension: { columns: { id: 'id', name: 'text', weight: 'real?', seq: 'int' }, key: ['id'], unique: [['name']] },
  dimensionQuestion: {
    columns: { questionId: 'id', dimensionId: 'id' },
    key: ['questionId'],
    index: [['dimensionId']],
  },
  relationLevel: {
    columns: { id: 'id', type: 'text', name: 'text', open: 'flag', weight: 'real?', seq: 'int' },
    key: ['id'],
  },
  evaluatee: { columns: { id: 'id', employeeId: 'id', seq: 'int' }, key: ['id'], unique: [['employeeId']] },
  relation: {
    columns: {
      id: 'id',
      evaluateeId: 'id',
      levelId: 'id',
      raterId: 'id',
      status: 'text',
      counted: 'flag',
      submittedDay: 'text?',
    },
    key: ['id'],
    unique: [['evaluateeId', 'raterId']],
    index: [['raterId']],
  },
  draft: { columns: { relationId: 'id', questionId: 'id', answerJson: 'text' }, key: ['relationId', 'questionId'] },
  ballot: { columns: { relationId: 'id', answersJson: 'text' }, key: ['relationId'] },
  response: {
    columns: { id: 'id', evaluateeId: 'id', levelId: 'id', relationId: 'id?', answersJson: 'text' },
    key: ['id'],
    unique: [['relationId']],
    index: [['evaluateeId']],
  },
  publishedReport: { columns: { employeeId: 'id', reportJson: 'text' }, key: ['employeeId'] },
  emailTemplate: { columns: { emailType: 'text', title: 'text', content: 'text' }, key: ['emailType'] },
  outboxMail: {
    columns: {
      id: 'id',
      employeeId: 'id',
      emailType: 'text',
      address: 'text',
      subject: 'text',
      content: 'text',
      status: 'text',
      attempts: 'int',
      nextAttemptAt: 'text',
      claimedUntil: 'text?',
      error: 'text',
      createdAt: 'text',
      sentAt: 'text?',
    },
    key: ['id'],
    index: [['employeeId', 'emailType']],
  },
}

/** The first schema: everything part 1 stands on. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const [name, shape] of Object.entries(GLOBAL_TABLES)) await createTable(db, name, [], shape)
  for (const [name, shape] of Object.entries(PEOPLE_TABLES)) await createTable(db, name, ['enterpriseId'], shape)
  for (const [name, shape] of Object.entries(QUESTIONNAIRE_TABLES)) {
    await createTable(db, name, ['enterpriseId', 'questionnaireId'], shape)
  }
  await db.schema.createIndex('outboxMailDue').on('outboxMail').columns(['status', 'nextAttemptAt']).execute()
  await db.schema.createIndex('employeeUser').on('employee').columns(['userId']).execute()
  await db.schema.createIndex('relationRater').on('relation').columns(['enterpriseId', 'raterId']).execute()
  await db.schema.createIndex('relationId').on('relation').columns(['enterpriseId', 'id']).execute()
}
