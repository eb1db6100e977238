/**
 * The tables as TypeScript sees them. Ids are numbers below 2^53, times ISO 8601 UTC text,
 * flags 0 or 1, `…Json` columns JSON text. Every tenant table is led by enterpriseId.
 */
export type Flag = 0 | 1

export interface EnterpriseTable {
  id: number
  uid: string
  name: string
  logo: string
  areaCode: string
  pricingVersion: number
  permitUserCount: number | null
  chargingType: number
  createdAt: string
}

/** A person's sign-in, above enterprises: one e-mail address, one password. */
export interface UserTable {
  id: number
  email: string
  passwordHash: string | null
  language: string | null
  createdAt: string
}

export interface SessionTable {
  idHash: string
  userId: number
  enterpriseId: number
  createdAt: string
  expiresAt: string
}

export interface SignInThrottleTable {
  key: string
  failures: number
  blockedUntil: string | null
  updatedAt: string
}

export interface AnsweringLinkTable {
  tokenHash: string
  enterpriseId: number
  questionnaireId: number
  employeeId: number
  createdAt: string
}

export interface EmployeeTable {
  enterpriseId: number
  id: number
  /** Null until the person gets a sign-in. */
  userId: number | null
  role: 'admin' | 'member'
  displayName: string
  realName: string
  email: string
  employeeNo: string | null
  departmentId: number | null
  mobile: string
  telPhone: string
  sex: string
  qq: string
  wechat: string
  address: string
  avatar: string
  disabled: Flag
  /** NFKC, lower case, name, pinyin, initials, number, address: what a search looks through. */
  search: string
  /** Pinyin first, so that names sort alike on both engines. */
  sortKey: string
  createdAt: string
}

export interface DepartmentTable {
  enterpriseId: number
  id: number
  parentId: number | null
  seq: number
  departNo: string
  leaderId: number | null
  name: string
}

export interface TagTable {
  enterpriseId: number
  id: number
  useType: string
  name: string
}

export interface TagBindingTable {
  enterpriseId: number
  useType: string
  objectId: number
  tagId: number
}

export interface QuestionnaireTable {
  enterpriseId: number
  id: number
  uid: string
  title: string
  summary: string
  type: 1 | 2
  processStatus: number
  disableStatus: number
  /** Raised by every save of the paper (design §5.3). */
  version: number
  settingJson: string
  styleJson: string
  /** AnonymityRule, fixed at publish (R3); null before. */
  ruleJson: string | null
  search: string
  createdBy: number
  createdAt: string
  publishedAt: string | null
  finishedAt: string | null
  deletedAt: string | null
}

export interface PageTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  sequence: number
  type: 'HOME' | 'CONTENT'
}

export interface QuestionTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  pageId: number
  /** Place on the page, from 0. */
  position: number
  type: string
  dataJson: string
  configJson: string
}

export interface PaperReadTable {
  enterpriseId: number
  questionnaireId: number
  sessionHash: string
  version: number
}

export interface TemplateTable {
  enterpriseId: number
  id: number
  title: string
  summary: string
  language: string
  /** {paper, dimensions} as in domain/templates. */
  contentJson: string
  questionCount: number
  pageCount: number
  search: string
  createdAt: string
}

export interface DimensionTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  name: string
  weight: number | null
  seq: number
}

export interface DimensionQuestionTable {
  enterpriseId: number
  questionnaireId: number
  questionId: number
  dimensionId: number
}

export interface RelationLevelTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  type: string
  name: string
  open: Flag
  weight: number | null
  seq: number
}

export interface EvaluateeTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  employeeId: number
  seq: number
}

/** One rater's turn for one evaluatee. */
export interface RelationTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  evaluateeId: number
  levelId: number
  raterId: number
  status: 'waiting' | 'drafting' | 'submitted' | 'withdrawn'
  /** 0 when an administrator left the answer out of the statistics (type 1 only). */
  counted: Flag
  submittedDay: string | null
}

export interface DraftTable {
  enterpriseId: number
  questionnaireId: number
  relationId: number
  questionId: number
  answerJson: string
}

/** Sent answers of an anonymous questionnaire until finish (R1). */
export interface BallotTable {
  enterpriseId: number
  questionnaireId: number
  relationId: number
  answersJson: string
}

/** Counted answers. relationId is null, and id random, for anonymous questionnaires. */
export interface ResponseTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  evaluateeId: number
  levelId: number
  relationId: number | null
  answersJson: string
}

/** A personal report as published at finish of an anonymous questionnaire (R4). */
export interface PublishedReportTable {
  enterpriseId: number
  questionnaireId: number
  employeeId: number
  reportJson: string
}

export interface EmailTemplateTable {
  enterpriseId: number
  questionnaireId: number
  emailType: string
  title: string
  content: string
}

export interface OutboxMailTable {
  enterpriseId: number
  id: number
  questionnaireId: number
  employeeId: number
  emailType: string
  address: string
  subject: string
  /** The text with {link} still in it: the link is made when the mail is sent. */
  content: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  nextAttemptAt: string
  claimedUntil: string | null
  error: string
  createdAt: string
  sentAt: string | null
}

export interface JobTable {
  enterpriseId: number
  id: number
  kind: string
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  total: number
  done: number
  message: string
  resultJson: string
  createdBy: number
  createdAt: string
  updatedAt: string
}

export interface AuditEventTable {
  enterpriseId: number
  id: number
  at: string
  userId: number
  action: string
  objectId: number
  detailJson: string
}

export interface Database {
  enterprise: EnterpriseTable
  user: UserTable
  session: SessionTable
  signInThrottle: SignInThrottleTable
  answeringLink: AnsweringLinkTable
  employee: EmployeeTable
  department: DepartmentTable
  tag: TagTable
  tagBinding: TagBindingTable
  questionnaire: QuestionnaireTable
  page: PageTable
  question: QuestionTable
  paperRead: PaperReadTable
  template: TemplateTable
  dimension: DimensionTable
  dimensionQuestion: DimensionQuestionTable
  relationLevel: RelationLevelTable
  evaluatee: EvaluateeTable
  relation: RelationTable
  draft: DraftTable
  ballot: BallotTable
  response: ResponseTable
  publishedReport: PublishedReportTable
  emailTemplate: EmailTemplateTable
  outboxMail: OutboxMailTable
  job: JobTable
  auditEvent: AuditEventTable
}
