/** All wiring in the open: who is given what. main.ts alone knows a port. */
import cookie from '@fastify/cookie'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { longestSession, type SessionLimits } from '../domain/directory/sessionLimits.ts'
import { acceptedLanguages, chooseLanguage } from '../messages/format.ts'
import { translateServer } from '../messages/server.ts'
import type { Config } from './config.ts'
import type { ServiceContext } from './database/context.ts'
import { createFindGone, type OtherInstances } from './database/engine/gone.ts'
import { createIds } from './database/ids.ts'
import { createLoadObject } from './database/loadObject.ts'
import type { DatabaseService } from './database/open.ts'
import { answersRoutes } from './features/answers/routes.ts'
import { createAnswersService } from './features/answers/service.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { createAuditService, exportedAudit } from './features/audit/service.ts'
import { createFormsBulk } from './features/collection/bulk.ts'
import type { Closer } from './features/collection/closer.ts'
import { exportedFeedback } from './features/collection/exported.ts'
import { collectionRoutes } from './features/collection/routes.ts'
import { createCollectionService } from './features/collection/service.ts'
import { redirectMails } from './features/collection/store/outbox.ts'
import { dimensionsRoutes } from './features/dimensions/routes.ts'
import { createDimensionsService } from './features/dimensions/service.ts'
import { askedLinksRoutes } from './features/directory/accountRoutes.ts'
import { exportedDepartments, exportedEmployees } from './features/directory/exported.ts'
import type { ImportThread } from './features/directory/imports/importService.ts'
import { directoryRoutes } from './features/directory/routes.ts'
import { createDirectoryService } from './features/directory/service.ts'
import { editorRoutes } from './features/editor/routes.ts'
import { createEditorService } from './features/editor/service.ts'
import { enterpriseChangeRoutes } from './features/enterprise/changeRoutes.ts'
import {
  changeOpenJob,
  dropJobParts,
  insertJob,
  insertJobParts,
  listClaimedJobs,
  listJobParts,
} from './features/enterprise/openJobStore.ts'
import { enterpriseRoutes } from './features/enterprise/routes.ts'
import { createEnterpriseService } from './features/enterprise/service.ts'
import { exportsRoutes } from './features/exports/routes.ts'
import { createExportsService } from './features/exports/service.ts'
import { createQuestionnairesBulk } from './features/questionnaires/bulk.ts'
import { exportedQuestionnaires, exportedTags } from './features/questionnaires/exported.ts'
import {
  questionnairesBulkRoutes,
  questionnairesRoutes,
  settingRoutes,
  tagRoutes,
} from './features/questionnaires/routes.ts'
import { createQuestionnairesService } from './features/questionnaires/service.ts'
import { createSettingService } from './features/questionnaires/settingService.ts'
import { createTagService } from './features/questionnaires/tagService.ts'
import { createAutobindService } from './features/relations/autobindService.ts'
import { createEvaluateesBulk } from './features/relations/bulk.ts'
import { createEvaluateeReading } from './features/relations/evaluateeReading.ts'
import { createEvaluateeService } from './features/relations/evaluateeService.ts'
import { exportedEvaluatees } from './features/relations/exported.ts'
import { createLevelService } from './features/relations/levelService.ts'
import { createParticipantService } from './features/relations/participantService.ts'
import { createRaterChanges } from './features/relations/raterChanges.ts'
import { evaluateeRoutes, levelRoutes, participantRoutes } from './features/relations/routes.ts'
import { createReleasesBulk } from './features/release/releasing.ts'
import { releaseRoutes } from './features/release/routes.ts'
import { createReleaseService, type ReleaseContext } from './features/release/service.ts'
import type { CombinedPapersContext } from './features/reports/combined/papers.ts'
import { createCombinedReports } from './features/reports/combined/service.ts'
import { combinedRoutes } from './features/reports/combinedRoutes.ts'
import { reportExportRoutes } from './features/reports/exportRoutes.ts'
import { createReportExports } from './features/reports/exports/service.ts'
import { findFigureless, openReleasedBeside } from './features/reports/personal/released.ts'
import { createPersonalFigures } from './features/reports/personal/service.ts'
import { personalFiguresRoutes } from './features/reports/personalRoutes.ts'
import { reportsRoutes } from './features/reports/routes.ts'
import { createReportsService, type ReportsContext } from './features/reports/service.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { createSessionService } from './features/session/service.ts'
import type { SignOnOptions } from './features/session/signOn/service.ts'
import { createTemplatesBulk } from './features/templates/bulk.ts'
import { templatesRoutes } from './features/templates/routes.ts'
import { createTemplatesService } from './features/templates/service.ts'
import type { Metrics } from './health/metrics.ts'
import type { AllHandlers } from './http/call.ts'
import { registerEnding } from './http/ending.ts'
import { createAddressRefusal, createClientRefusal, registerEnvelope, type Speech } from './http/envelope.ts'
import { registerFontFiles } from './http/fontFiles.ts'
import { registerHeaders } from './http/headers.ts'
import { registerHostCheck } from './http/host.ts'
import { registerOriginCheck } from './http/origin.ts'
import { PATIENCE, registerPatience } from './http/patience.ts'
import { createGuard, sessionCookieFor } from './http/permissions.ts'
import { registerRoutes } from './http/routes.ts'
import { registerStatic } from './http/static.ts'
import { createBulk } from './jobs/bulk.ts'
import { createJobRunner, type JobRunner } from './jobs/runner.ts'
import { tellError, tellOutages } from './outageLog.ts'
import { createFontAssets } from './pdf/fontAssets.ts'
import type { PdfMakerOptions } from './pdf/pdfMaker.ts'
import {
  type ClosingOptions,
  PDF_BUILD,
  signOnOptions,
  startCloser,
  startImports,
  startJobs,
  startMail,
  startPurge,
  startReports,
} from './starting.ts'

export interface AppOptions extends ClosingOptions {
  config: Config
  database: DatabaseService
  /** What is known of the other processes on the database; they are taken to be at work when absent. */
  others?: OtherInstances | undefined
  now?: () => Date
  logger?: FastifyServerOptions['logger']
  /** The browser build; nothing is served when absent. */
  staticDirectory?: string
  /** When the newest record was made, in milliseconds since 1970, where there may be some. */
  newest?: number | undefined
  /** What the first set-up asks for; anybody may do it when absent. */
  setupCode?: string | undefined
  /** The built PDF worker and its fonts, where the build puts them when absent. */
  pdfBuild?: PdfMakerOptions
  /** Counts the calls, where somebody looks at such figures. */
  metrics?: Metrics | undefined
}

/** Chinese when a caller says nothing, as the product it takes the place of. */
const SPEECH: Speech = {
  languageOf: (acceptLanguage) => chooseLanguage(acceptedLanguages(acceptLanguage ?? ''), 'zh'),
  render: translateServer,
}

/** The lists that can be made files. */
const EXPORTED = {
  questionnaires: exportedQuestionnaires,
  employees: exportedEmployees,
  departments: exportedDepartments,
  tags: exportedTags,
  evaluatees: exportedEvaluatees,
  feedback: exportedFeedback,
}

const MAX_HEADER_BYTES = 16_384

interface Chosen {
  setupCode: string | undefined
  limits: SessionLimits
  importThread: ImportThread
  tellFault: (error: unknown) => void
  signOn: SignOnOptions
}

/** The services and every handler over them. */
function createHandlers(
  context: ReportsContext & CombinedPapersContext & ReleaseContext,
  { jobs, closer }: { jobs: JobRunner; closer: Closer },
  { mail, relays, mailPassword, invitation, askedLinks }: ReturnType<typeof startMail>,
  { setupCode, limits, importThread, tellFault, signOn }: Chosen,
) {
  const session = createSessionService(context, {
    limits,
    asksSetupCode: setupCode !== undefined,
    mailsLinks: mail.serverMailer !== null,
    tellFault,
    signOn,
  })
  const enterprise = createEnterpriseService(context, setupCode, session.noteOpened)
  const answers = createAnswersService(context)
  const bulk = createBulk(context, jobs)
  const handlers: AllHandlers = {
    ...sessionRoutes(session),
    ...askedLinksRoutes(askedLinks),
    ...answersRoutes(answers),
    ...collectionRoutes(createCollectionService(context, closer, mail, relays), createFormsBulk(context, bulk)),
    ...enterpriseRoutes(enterprise, session),
    ...enterpriseChangeRoutes(enterprise),
    ...questionnairesRoutes(createQuestionnairesService(context, jobs)),
    ...questionnairesBulkRoutes(createQuestionnairesBulk(context, bulk)),
    ...editorRoutes(createEditorService(context)),
    ...templatesRoutes(createTemplatesService(context), createTemplatesBulk(context, bulk)),
    ...dimensionsRoutes(createDimensionsService(context)),
    ...levelRoutes(createLevelService(context)),
    ...evaluateeRoutes(
      createEvaluateeReading(context),
      createEvaluateeService(context),
      createEvaluateesBulk(context, bulk),
    ),
    ...participantRoutes(
      createParticipantService(context, jobs),
      createAutobindService(context, jobs),
      createRaterChanges(context),
    ),
    ...settingRoutes(createSettingService(context)),
    ...tagRoutes(createTagService(context)),
    ...reportsRoutes(createReportsService(context)),
    ...combinedRoutes(createCombinedReports(context)),
    ...personalFiguresRoutes(createPersonalFigures(context)),
    ...reportExportRoutes(createReportExports(context, jobs)),
    ...releaseRoutes(
      createReleaseService(context, findFigureless(context)),
      createReleasesBulk(context, bulk, openReleasedBeside(context)),
    ),
    ...auditRoutes(createAuditService(context)),
    ...exportsRoutes(createExportsService(context, jobs, { ...EXPORTED, audit: exportedAudit(context) })),
    ...directoryRoutes(
      createDirectoryService(context, {
        jobs,
        bulk,
        redirectMails,
        mailPassword,
        invitation,
        importThread,
        canMail: mail.serverMailer !== null,
        wakeMails: mail.wake,
      }),
    ),
  }
  return { handlers, session, answers }
}

/** Errors by kind, message, code and stack alone: the database's own also hold the values of rows. */
function quiet(logger: AppOptions['logger']): Exclude<AppOptions['logger'], undefined> {
  if (logger === undefined || logger === false) return false
  const err = ({ name, message, code, stack }: FastifyError) => ({ type: name, message, code, stack: stack ?? '' })
  return { ...(logger === true ? {} : logger), serializers: { err } }
}

/** Builds the server without listening; `close()` ends everything it started. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = options
  const now = options.now ?? (() => new Date())
  const context: ServiceContext = {
    database,
    now,
    ids: createIds(() => now().getTime(), config.instance, options.newest),
  }
  const sessionCookie = sessionCookieFor(config.publicUrl, longestSession(config.sessionLimits) / 1000)
  const app = Fastify({
    logger: quiet(options.logger),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestTimeout: PATIENCE.requestTimeout,
    // A call that comes over an open connection meanwhile is answered like those in flight (ending.ts).
    return503OnClosing: false,
    http: { maxHeaderSize: MAX_HEADER_BYTES, ...PATIENCE.http },
    frameworkErrors: createAddressRefusal(SPEECH),
    clientErrorHandler: createClientRefusal(SPEECH),
    routerOptions: { maxParamLength: 200 },
    // An address may hold a secret; the log gets the path without its query.
    logController: new LogController({ disableRequestLogging: true }),
  })
  tellOutages(database, app)
  registerPatience(app)
  registerEnding(app)
  if (config.publicUrlGiven) registerHostCheck(app, config.publicUrl)
  registerHeaders(app, sessionCookie.secure)
  await app.register(cookie)
  const findGone = createFindGone(database, context.ids.run, options.others)
  const jobs = createJobRunner({
    context,
    store: { changeOpenJob, dropJobParts, insertJob, insertJobParts, listClaimedJobs, listJobParts },
    findGone,
    onError: (error, jobId) => tellError(app, 'a job failed', { jobId })(error),
  })
  options.metrics?.watch(app, { database, now })
  startJobs(jobs, app)
  startPurge(context, config.sessionLimits, app)
  const pdfBuild = options.pdfBuild ?? PDF_BUILD
  const fonts = createFontAssets(pdfBuild.fontDirectory, config.staticHost)
  const tellFault = tellError(app, 'a refused sign-in could not be recorded')
  const { handlers, session, answers } = createHandlers(
    { ...startReports(context, pdfBuild, app), fonts },
    { jobs, closer: startCloser(context, app, options) },
    startMail(context, config, findGone, app),
    {
      setupCode: options.setupCode,
      limits: config.sessionLimits,
      importThread: startImports(app),
      tellFault,
      signOn: signOnOptions(config, app),
    },
  )
  app.addHook('onClose', () => session.settle())
  registerEnvelope(app, SPEECH)
  registerOriginCheck(app, config, sessionCookie)
  const guard = createGuard(
    { bySessionSecret: session.findBySecret, byAnsweringSecret: answers.findByLink },
    createLoadObject(database),
    sessionCookie,
  )
  registerRoutes(app, { handlers, guard, cookie: sessionCookie, speech: SPEECH })
  registerFontFiles(app, fonts.find)
  if (options.staticDirectory !== undefined) await registerStatic(app, options.staticDirectory, config.staticHost)
  return app
}
