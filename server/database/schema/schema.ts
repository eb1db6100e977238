/**
 * The tables as TypeScript sees them. Ids are numbers below 2^53, times ISO 8601 UTC text,
 * flags 0 or 1, `…Json` columns JSON text. Every tenant table is led by enterpriseId.
 */
import type { ExportPartTable, JobOrderTable, JobTable } from './jobSchema.ts'
import type {
  InvitationTable,
  LetterTable,
  PasswordLinkTable,
  SessionTable,
  SignInPlaceTable,
  SignInThrottleTable,
  SignOnProviderTable,
} from './linkSchema.ts'
import type {
  BallotTable,
  ClosingTable,
  DimensionQuestionTable,
  DimensionTable,
  DraftTable,
  EmailTemplateTable,
  EvaluateeTable,
  Flag,
  FormScoresTable,
  OutboxMailTable,
  PageTable,
  PaperReadTable,
  PublishedMemberTable,
  PublishedReportTable,
  QuestionTable,
  RelationLevelTable,
  RelationTable,
  ResponseTable,
  SealedLevelTable,
  SealedReliabilityTable,
  SealedRowTable,
  TurnCountTable,
} from './questionnaireSchema.ts'
import type { CombinedReportTable, OwnNotesTable, ReportReaderTable, ReportReleaseTable } from './releaseSchema.ts'

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

/** A person's sign-in: the account of one enterprise, or, once confirmed, of several (docs/decisions/0017). */
export interface UserTable {
  id: number
  /** Null for somebody without an address, who signs in by employee number. */
  email: string | null
  passwordHash: string | null
  language: string | null
  createdAt: string
  /** When the person proved by a mailed link that the address is their own and set the password; null before. */
  confirmedAt: string | null
  /** Whether somebody came in with the password yet. */
  passwordUsed: Flag
  /** Until when a password that somebody else has set works, for choosing an own one; null for an own one. */
  oneTimeUntil: string | null
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
  /** Empty when there is none; otherwise no other employee of the enterprise has it. */
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
  /** When somebody else last gave the person a sign-in or set its password (R20). */
  signInSetAt: string | null
  /** When somebody else last changed the address (R20). */
  addressSetAt: string | null
}

export interface DepartmentTable {
  enterpriseId: number
  id: number
  parentId: number | null
  seq: number
  departNo: string
  leaderId: number | null
  name: string
  /** Pinyin first, as of an employee. */
  sortKey: string
}

export interface TagTable {
  enterpriseId: number
  id: number
  useType: string
  name: string
  sortKey: string
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
  processStatus: 10 | 20 | 30 | 40
  disableStatus: number
  /** 1 when the paper has questions and each passes the check of spec §5. */
  paperValid: Flag
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
  /** When it was finished by somebody while that is still being done (status 30); null otherwise. */
  closingSince: string | null
  /** When the files of an anonymous questionnaire were rewritten, finished (R1) or removed for good (R22); null while that is owed. */
  sealedAt: string | null
  deletedAt: string | null
  /** Of the title. */
  sortKey: string
  /** The setting's, to be sorted by and counted. */
  deadline: string | null
  /** The job that brings the people of a copy, under way or over; null where it has none. */
  peopleJobId: number | null
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
  sortKey: string
  deletedAt: string | null
}

export interface AuditEventTable {
  enterpriseId: number
  id: number
  at: string
  userId: number
  /** The employee who did it, whatever account that person joins later; 0 for nobody in the enterprise. */
  actorId: number
  action: string
  objectId: number
  detailJson: string
  /** Empty where it is not kept. */
  remoteAddress: string
  /** How often it was done on that day, where `at` is a day alone (anonymity.md R22); else 0. */
  times: number
}

/** How somebody wants screens to look (columns, saved queries, density): JSON text the browser alone reads. */
export interface PreferenceTable {
  enterpriseId: number
  employeeId: number
  key: string
  value: string
}

/** A picture somebody uploaded, made anew as WebP. */
export interface PictureTable {
  enterpriseId: number
  /** Random: who does not know it cannot ask for it. */
  name: string
  kind: 'avatar' | 'logo'
  bytes: Buffer
  /** The employee who uploaded it. */
  createdBy: number
  createdAt: string
  /** The employee whose picture it is; null while nobody has chosen it, and for logos. */
  usedBy: number | null
}

/** An enterprise's own mail server. */
export interface MailRelayTable {
  enterpriseId: number
  host: string
  port: number
  secure: Flag
  username: string
  /** The password, encrypted with a key that is not in the database; empty without one. */
  secret: string
  fromAddress: string
  fromName: string
}

export interface Database {
  enterprise: EnterpriseTable
  user: UserTable
  session: SessionTable
  signInThrottle: SignInThrottleTable
  signOnProvider: SignOnProviderTable
  signInPlace: SignInPlaceTable
  answeringLink: AnsweringLinkTable
  passwordLink: PasswordLinkTable
  letter: LetterTable
  invitation: InvitationTable
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
  formScores: FormScoresTable
  publishedReport: PublishedReportTable
  publishedMember: PublishedMemberTable
  combinedReport: CombinedReportTable
  reportRelease: ReportReleaseTable
  reportReader: ReportReaderTable
  ownNotes: OwnNotesTable
  sealedRow: SealedRowTable
  sealedReliability: SealedReliabilityTable
  sealedLevel: SealedLevelTable
  closing: ClosingTable
  turnCount: TurnCountTable
  emailTemplate: EmailTemplateTable
  outboxMail: OutboxMailTable
  job: JobTable
  jobOrder: JobOrderTable
  exportPart: ExportPartTable
  auditEvent: AuditEventTable
  preference: PreferenceTable
  picture: PictureTable
  mailRelay: MailRelayTable
}
