/** What the app keeps going beside its answers, each ended with it. */
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { longestSession, type SessionLimits } from '../domain/directory/sessionLimits.ts'
import type { Config } from './config.ts'
import type { ServiceContext } from './database/context.ts'
import type { FindGone } from './database/engine/gone.ts'
import type { DatabaseService } from './database/open.ts'
import { renewStatistics } from './database/statistics.ts'
import { type Closer, createCloser } from './features/collection/closer.ts'
import { discardRemoved } from './features/collection/discarding.ts'
import { createOutbox } from './features/collection/outbox.ts'
import { createRelays } from './features/collection/relays.ts'
import type { ImportThread } from './features/directory/imports/importService.ts'
import { type AskedLinks, createAskedLinks, createSpreadAsked } from './features/directory/letters/askedLinks.ts'
import { createInvitationMail, type InvitationMail } from './features/directory/letters/invitationMail.ts'
import { createLetters } from './features/directory/letters/letters.ts'
import { createPasswordMail, type PasswordMail } from './features/directory/letters/passwordMail.ts'
import { dropOldJobs } from './features/enterprise/jobPurge.ts'
import type { ReleaseContext } from './features/release/service.ts'
import type { CombinedPapersContext } from './features/reports/combined/papers.ts'
import { dropRemovedReports } from './features/reports/combined/saved.ts'
import type { ReportsContext } from './features/reports/service.ts'
import { purgeStale } from './features/session/purge.ts'
import type { SignOnOptions } from './features/session/signOn/service.ts'
import { HANG_UP_MILLISECONDS } from './http/ending.ts'
import type { JobRunner } from './jobs/runner.ts'
import { createThread } from './jobs/thread.ts'
import type { MailNews } from './mail/away.ts'
import { createLeases } from './mail/leases.ts'
import { createSecretBox } from './mail/secretBox.ts'
import { type MailSetup, setUpMail } from './mail/setup.ts'
import { tellError } from './outageLog.ts'
import { createPdfMaker, type PdfMakerOptions } from './pdf/pdfMaker.ts'
import { importWorkerFile, root } from './root.ts'

const DIST = join(root, 'dist')
/** Where the build puts the PDF worker and its fonts. */
export const PDF_BUILD = { workerFile: join(DIST, 'pdf', 'worker.js'), fontDirectory: join(DIST, 'fonts') }
/** 50,000 good rows take 4 seconds and 120 MB on a slow machine. */
const IMPORT_LIMITS = {
  ...{ heapMb: 384, milliseconds: 60_000 },
  // A table has up to 10 MB, and waits in memory; two who look at theirs in one enterprise are none of the others' business.
  asked: { most: 8, mostOfOne: 2 },
}
/** How often it is looked for jobs whose process is gone. */
const JOBS_MILLISECONDS = 5_000
const CLOSING_MILLISECONDS = 10_000
const SEALING_MILLISECONDS = 600_000
const PURGE_MILLISECONDS = 86_400_000
const STATISTICS_MILLISECONDS = 20_000
/** So long the end of the server waits for what is under way and may be cut short: a step of a purge, a look at sizes. */
const PATIENCE_MILLISECONDS = 5_000

interface Mails {
  mail: MailSetup
  relays: ReturnType<typeof createRelays>
  mailPassword: PasswordMail
  invitation: InvitationMail
  askedLinks: AskedLinks
}

/** The outbox's worker, ended with the app: mails in hand are sent first. */
export function startMail(context: ServiceContext, config: Config, findGone: FindGone, app: FastifyInstance): Mails {
  const logError = tellError(app, 'a mail could not be sent, or the outbox not read or written')
  const tellServer = ({ owner, ...news }: MailNews) => {
    const whose = owner === null ? {} : { enterpriseId: owner }
    if (news.is === 'back') app.log.info(whose, 'the mail server answers again')
    else if (news.is === 'setAnew') app.log.info(whose, 'the mail server that did not answer is set anew: mails go on')
    else app.log.warn({ ...whose, reason: news.reason }, 'the mail server does not answer as it should: mails wait')
  }
  const { smtpUrl, smtpAllowedHosts: allowedHosts } = config
  const relays = createRelays(context, { allowedHosts, secrets: createSecretBox(config) })
  const hasServer = smtpUrl !== undefined
  const outbox = createOutbox(context, config.publicUrl, { relayHosts: allowedHosts, hasServer, findGone })
  const letters = createLetters(context, {
    publicUrl: config.publicUrl,
    hasServer,
    findGone,
    leases: createLeases(),
    spreadAsked: createSpreadAsked(context, tellError(app, 'nobody was found out whom links were asked for')),
    tellGivenUp: (kind) => app.log.error({ letter: kind }, 'a letter was given up'),
  })
  const mail = setUpMail(config, { outbox, letters }, relays.find, { logError, tellServer })
  const mailPassword = createPasswordMail(context, mail, config.publicUrl)
  const invitation = createInvitationMail(context, mail, config.publicUrl)
  const askedLinks = createAskedLinks(context, mail)
  app.addHook('preClose', async () => mail.rest())
  app.addHook('onClose', async () => mail.stop())
  return { mail, relays, mailPassword, invitation, askedLinks }
}

/** What signing in by the enterprises' providers needs. */
export function signOnOptions(config: Config, app: FastifyInstance): SignOnOptions {
  const tellFault = (error: unknown) => app.log.warn({ err: error }, 'a provider of single sign-on did not answer well')
  return { publicUrl: config.publicUrl, secrets: createSecretBox(config), tellFault }
}

/**
 * Ends what calls in flight wait for before they are waited for: what has begun may go on as long as those who are sending a
 * call, what waits behind it is answered at once.
 */
function endBefore(app: FastifyInstance, thread: { rest(): void }, end: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    thread.rest()
    timer = setTimeout(() => void end(), HANG_UP_MILLISECONDS).unref()
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    await end()
  })
}

/** The PDF worker, ended with the app. */
export function startReports(
  context: ServiceContext,
  build: PdfMakerOptions,
  app: FastifyInstance,
): Omit<ReportsContext & CombinedPapersContext & ReleaseContext, 'fonts'> {
  const pdf = createPdfMaker(build)
  endBefore(app, pdf, () => pdf.close())
  return { ...context, pdf, tellFault: tellError(app, 'a report failed') }
}

/** The thread that reads tables, ended with the app. */
export function startImports(app: FastifyInstance): ImportThread {
  const thread: ImportThread = createThread(importWorkerFile, IMPORT_LIMITS)
  endBefore(app, thread, () => thread.stop())
  return thread
}

/** Goes on with jobs whose process is gone, at the start and soon after. */
export function startJobs(jobs: JobRunner, app: FastifyInstance): void {
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= jobs
      .takeUpLeft()
      .catch(tellError(app, 'jobs could not be looked for'))
      .finally(() => {
        looking = null
      })
  }
  const timer = setInterval(look, JOBS_MILLISECONDS).unref()
  app.addHook('onReady', async () => look())
  app.addHook('preClose', async () => jobs.rest())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
    await jobs.stop()
  })
}

export interface ClosingOptions {
  /** Whether no other process is on the database; nobody is alone when absent. */
  isAlone?: () => Promise<boolean>
  /** For how many milliseconds the call that finishes a round waits for it; three seconds when absent. */
  finishPatience?: number | undefined
}

/** Closes rounds; what was cut short, or another process left, goes on at the start and soon after. */
export function startCloser(context: ServiceContext, app: FastifyInstance, options: ClosingOptions): Closer {
  const { isAlone, finishPatience } = options
  const tellFault = tellError(app, 'a finish or a sealing failed')
  const closer = createCloser({ ...context, tellFault, patience: finishPatience })
  const timers = [
    setInterval(closer.wake, CLOSING_MILLISECONDS).unref(),
    setInterval(closer.seal, SEALING_MILLISECONDS).unref(),
  ]
  const takeBack = async () => {
    if (await isAlone?.()) await closer.takeBack()
  }
  // Nobody waits for it: rounds of an earlier version take longer than a start may.
  app.addHook('onReady', async () => {
    void takeBack()
      .catch(tellFault)
      .then(() => closer.wake())
    void closer.seal()
  })
  app.addHook('preClose', async () => closer.rest())
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await closer.stop()
  })
  return closer
}

/** Deletes what is stale at the start and then every day, beside the answers: a long one keeps no server from starting. */
export function startPurge(
  context: ServiceContext,
  limits: SessionLimits,
  app: FastifyInstance,
  patience = PATIENCE_MILLISECONDS,
): void {
  const tellFault = tellError(app, 'stale rows could not be deleted')
  let isStopping = false
  let underWay: Promise<void> | null = null
  const purgeAll = async () => {
    await purgeStale(context, longestSession(limits), () => isStopping)
    for (const step of [discardRemoved, dropRemovedReports, dropOldJobs]) {
      if (!isStopping) await step(context, () => isStopping)
    }
  }
  const purge = () => {
    underWay ??= purgeAll()
      .catch(tellFault)
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(purge, PURGE_MILLISECONDS).unref()
  app.addHook('onReady', async () => purge())
  app.addHook('onClose', async () => {
    isStopping = true
    clearInterval(timer)
    await Promise.race([underWay, pass(patience, undefined, { ref: false })])
  })
}

/** Looks at the start, and soon after much was written, how large the tables have become; nobody waits for it. */
export function startStatistics(
  database: DatabaseService,
  app: FastifyInstance,
  patience = PATIENCE_MILLISECONDS,
): void {
  const tellFault = tellError(app, 'the sizes of tables could not be looked at')
  let isStopping = false
  let underWay: Promise<void> | null = null
  const renew = () => {
    underWay ??= renewStatistics(database, () => isStopping)
      .catch(tellFault)
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(renew, STATISTICS_MILLISECONDS).unref()
  app.addHook('onReady', async () => renew())
  app.addHook('onClose', async () => {
    isStopping = true
    clearInterval(timer)
    await Promise.race([underWay, pass(patience, undefined, { ref: false })])
  })
}
