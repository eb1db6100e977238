/** All wiring in the open: who is given what. main.ts alone knows a port. */
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { longestSession, type SessionLimits } from '../domain/directory/sessionLimits.ts'
import { acceptedLanguages, chooseLanguage } from '../messages/format.ts'
import { translateServer } from '../messages/server.ts'
import type { Config } from './config.ts'
import type { ServiceContext } from './database/context.ts'
import { createIds } from './database/ids.ts'
import { createLoadObject } from './database/loadObject.ts'
import type { DatabaseService } from './database/open.ts'
import { answersRoutes } from './features/answers/routes.ts'
import { createAnswersService } from './features/answers/service.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { createAuditService, exportedAudit } from './features/audit/service.ts'
import { createFormsBulk } from './features/collection/bulk.ts'
import { type Closer, createCloser } from './features/collection/closer.ts'
import { exportedFeedback } from './features/collection/exported.ts'
import { createOutbox } from './features/collection/outbox.ts'
import { createRelays } from './features/collection/relays.ts'
import { collectionRoutes } from './features/collection/routes.ts'
import { createCollectionService } from './features/collection/service.ts'
import { redirectMails } from './features/collection/store/outbox.ts'
import { dimensionsRoutes } from './features/dimensions/routes.ts'
import { createDimensionsService } from './features/dimensions/service.ts'
import { askedLinksRoutes } from './features/directory/accountRoutes.ts'
import { createAskedLinks } from './features/directory/askedLinks.ts'
import { exportedDepartments, exportedEmployees } from './features/directory/exported.ts'
import type { ImportThread } from './features/directory/importService.ts'
import { createInvitationMail } from './features/directory/invitationMail.ts'
import { createLetters } from './features/directory/letters.ts'
import { createPasswordMail } from './features/directory/passwordMail.ts'
import { directoryRoutes } from './features/directory/routes.ts'
import { createDirectoryService } from './features/directory/service.ts'
import { editorRoutes } from './features/editor/routes.ts'
import { createEditorService } from './features/editor/service.ts'
import { enterpriseChangeRoutes } from './features/enterprise/changeRoutes.ts'
import { changeOpenJob, insertJob, listOpenJobs } from './features/enterprise/jobStore.ts'
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
import { reportsRoutes } from './features/reports/routes.ts'
import { createReportsService, type ReportsContext } from './features/reports/service.ts'
import { purgeStale } from './features/session/purge.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { createSessionService } from './features/session/service.ts'
import { createTemplatesBulk } from './features/templates/bulk.ts'
import { templatesRoutes } from './features/templates/routes.ts'
import { createTemplatesService } from './features/templates/service.ts'
import type { AllHandlers } from './http/call.ts'
import { createAddressRefusal, createClientRefusal, registerEnvelope, type Speech } from './http/envelope.ts'
import { registerHeaders } from './http/headers.ts'
import { registerHostCheck } from './http/host.ts'
import { registerOriginCheck } from './http/origin.ts'
import { PATIENCE, registerPatience } from './http/patience.ts'
import { createGuard, sessionCookieFor } from './http/permissions.ts'
import { registerRoutes } from './http/routes.ts'
import { registerStatic } from './http/static.ts'
import { createBulk } from './jobs/bulk.ts'
import { createJobRunner, type JobRunner } from './jobs/runner.ts'
import { createThread } from './jobs/thread.ts'
import { createSecretBox } from './mail/secretBox.ts'
import { setUpMail } from './mail/setup.ts'
import { createPdfMaker, type PdfMakerOptions } from './pdf/pdfMaker.ts'
import { importWorkerFile, root } from './root.ts'

export interface AppOptions {
  config: Config
  database: DatabaseService
  now?: () => Date
  logger?: FastifyServerOptions['logger']
  /** The browser build; nothing is served when absent. */
  staticDirectory?: string
  /** What the first set-up asks for; anybody may do it when absent. */
  setupCode?: string | undefined
  /** The built PDF worker and its fonts, where the build puts them when absent. */
  pdfBuild?: PdfMakerOptions
}

const DIST = join(root, 'dist')
const PDF_BUILD = { workerFile: join(DIST, 'pdf', 'worker.js'), fontDirectory: join(DIST, 'fonts') }

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

/** 50,000 good rows take 4 seconds and 120 MB on a slow machine. */
const IMPORT_LIMITS = { heapMb: 384, milliseconds: 60_000 }

const MAX_HEADER_BYTES = 16_384
const CLOSING_MILLISECONDS = 10_000
const SEALING_MILLISECONDS = 600_000
const PURGE_MILLISECONDS = 86_400_000

interface Chosen {
  setupCode: string | undefined
  limits: SessionLimits
  importThread: ImportThread
  tellFault: (error: unknown) => void
}

/** The services and every handler over them. */
function createHandlers(
  context: ReportsContext,
  { jobs, closer }: { jobs: JobRunner; closer: Closer },
  { mail, relays, mailPassword, invitation, askedLinks }: ReturnType<typeof startMail>,
  { setupCode, limits, importThread, tellFault }: Chosen,
) {
  const session = createSessionService(context, {
    limits,
    asksSetupCode: setupCode !== undefined,
    mailsLinks: mail.serverMailer !== null,
    tellFault,
  })
  const enterprise = createEnterpriseService(context, setupCode)
  const answers = createAnswersService(context)
  const bulk = createBulk(context, jobs)
  const handlers: AllHandlers = {
    ...sessionRoutes(session),
    ...askedLinksRoutes(askedLinks),
    ...answersRoutes(answers),
    ...collectionRoutes(createCollectionService(context, closer, mail, relays), createFormsBulk(context, bulk)),
    ...enterpriseRoutes(enterprise, session),
    ...enterpriseChangeRoutes(enterprise),
    ...questionnairesRoutes(createQuestionnairesService(context)),
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
      createParticipantService(context),
      createAutobindService(context),
      createRaterChanges(context),
    ),
    ...settingRoutes(createSettingService(context)),
    ...tagRoutes(createTagService(context)),
    ...reportsRoutes(createReportsService(context)),
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

/** The outbox's worker, ended with the app: mails in hand are sent first. */
function startMail(context: ServiceContext, config: Config, app: FastifyInstance) {
  const logError = (error: unknown) => app.log.error({ err: error }, 'the outbox could not be read or written')
  const { smtpUrl, smtpAllowedHosts: allowedHosts } = config
  const relays = createRelays(context, { allowedHosts, secrets: createSecretBox(config) })
  const outbox = createOutbox(context, config.publicUrl, smtpUrl === undefined ? allowedHosts : null)
  const tellFault = (error: unknown) =>
    app.log.error({ err: error }, 'a notice of a changed password or address failed')
  const mail = setUpMail(
    config,
    { outbox, letters: createLetters(context, config.publicUrl, tellFault) },
    relays.find,
    logError,
  )
  const mailPassword = createPasswordMail(context, mail, config.publicUrl)
  const invitation = createInvitationMail(context, mail, config.publicUrl)
  const tellUnsent = (error: unknown) => app.log.warn({ err: error }, 'a link that was asked for was not mailed')
  const askedLinks = createAskedLinks(context, { mail, mailPassword, invitation, tellFault: tellUnsent })
  app.addHook('onClose', async () => {
    await askedLinks.settle()
    await mail.stop()
  })
  return { mail, relays, mailPassword, invitation, askedLinks }
}

/** The PDF worker, ended with the app. */
function startReports(context: ServiceContext, options: AppOptions, app: FastifyInstance): ReportsContext {
  const pdf = createPdfMaker(options.pdfBuild ?? PDF_BUILD)
  app.addHook('onClose', () => pdf.close())
  return { ...context, pdf, tellFault: (error: unknown) => app.log.error({ err: error }, 'a report failed') }
}

/** The thread that reads tables, ended with the app. */
function startImports(app: FastifyInstance): ImportThread {
  const thread: ImportThread = createThread(importWorkerFile, IMPORT_LIMITS)
  app.addHook('onClose', () => thread.stop())
  return thread
}

/** Closes rounds; what was cut short, or another process left, goes on at the start and soon after. */
function startCloser(context: ServiceContext, app: FastifyInstance): Closer {
  const tellFault = (error: unknown) => app.log.error({ err: error }, 'a finish or a sealing failed')
  const closer = createCloser({ ...context, tellFault })
  const timers = [
    setInterval(closer.wake, CLOSING_MILLISECONDS).unref(),
    setInterval(closer.seal, SEALING_MILLISECONDS).unref(),
  ]
  // Nobody waits for it: rounds of an earlier version take longer than a start may.
  app.addHook('onReady', async () => {
    void closer.wake()
    void closer.seal()
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await closer.stop()
  })
  return closer
}

/** Deletes what is stale at the start and then every day. */
function startPurge(context: ServiceContext, limits: SessionLimits, app: FastifyInstance): void {
  const tellFault = (error: unknown) => app.log.error({ err: error }, 'stale rows could not be deleted')
  const purge = () => purgeStale(context, longestSession(limits)).catch(tellFault)
  const timer = setInterval(purge, PURGE_MILLISECONDS).unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', async () => clearInterval(timer))
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
  const context: ServiceContext = { database, now, ids: createIds(() => now().getTime(), config.instance) }
  const sessionCookie = sessionCookieFor(config.publicUrl, longestSession(config.sessionLimits) / 1000)
  const app = Fastify({
    logger: quiet(options.logger),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestTimeout: PATIENCE.requestTimeout,
    http: { maxHeaderSize: MAX_HEADER_BYTES, ...PATIENCE.http },
    frameworkErrors: createAddressRefusal(SPEECH),
    clientErrorHandler: createClientRefusal(SPEECH),
    routerOptions: { maxParamLength: 200 },
    // An address may hold a secret; the log gets the path without its query.
    logController: new LogController({ disableRequestLogging: true }),
  })
  registerPatience(app)
  if (config.publicUrlGiven) registerHostCheck(app, config.publicUrl)
  await registerHeaders(app, sessionCookie.secure)
  await app.register(cookie)
  const jobs = createJobRunner({
    context,
    store: { insertJob, changeOpenJob, listOpenJobs },
    instance: config.instance,
    onError: (error, jobId) => app.log.error({ err: error, jobId }, 'a job failed'),
  })
  await jobs.failAbandoned()
  app.addHook('onClose', () => jobs.stop())
  startPurge(context, config.sessionLimits, app)
  const tellFault = (error: unknown) => app.log.error({ err: error }, 'a refused sign-in could not be recorded')
  const { handlers, session, answers } = createHandlers(
    startReports(context, options, app),
    { jobs, closer: startCloser(context, app) },
    startMail(context, config, app),
    { setupCode: options.setupCode, limits: config.sessionLimits, importThread: startImports(app), tellFault },
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
  if (options.staticDirectory !== undefined) await registerStatic(app, options.staticDirectory)
  return app
}
