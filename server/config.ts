/**
 * The server's configuration, read from the environment; all faults are told together. By hand, since compiling a schema
 * of it took a twentieth of the start.
 */
import { join } from 'node:path'
import type { SessionLimits } from '../domain/directory/sessionLimits.ts'
import type { MessageParams } from '../messages/format.ts'
import { type StartKey, translateServer } from '../messages/server.ts'
import { isTimeZone } from './timeZone.ts'

export interface Config {
  host: string
  port: number
  /** Where on loopback health and figures are told; nowhere when absent. */
  healthPort: number | undefined
  /** Where the SQLite database of the installation lies. */
  dataDirectory: string
  /** PostgreSQL address; SQLite when absent. */
  databaseUrl: string | undefined
  databasePoolSize: number
  /** The address people reach the product at: mail links and the cookie's name and Secure flag come from it. */
  publicUrl: string
  /** Whether somebody said so: then no other host is answered. */
  publicUrlGiven: boolean
  /** The origin browsers fetch the fonts of PDFs from; this server when absent. */
  staticHost: string | undefined
  /** smtp://user:password@host:port; without it mails wait in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Hosts that enterprises may send through, lower case; none switches their own relays off. */
  smtpAllowedHosts: string[]
  /** Encrypts the relays' passwords; a key file in the data directory when absent. */
  secretKey: string | undefined
  /** What the first set-up asks for, chosen by who runs the server; printed at the start when absent and needed. */
  setupCode: string | undefined
  sessionLimits: SessionLimits
  logLevel: string
  /** Number of trusted reverse proxies in front (for the remote address). */
  trustedProxies: number
  /** 0..62, different for every server process on one database; 63 is the operator's command's (operator.ts). */
  instance: number
}

/** What is said of a setting that cannot be read. */
type Hint = HintIn<StartKey>
type HintIn<Key> = Key extends `config.${infer Name}` ? Name : never

/** How a setting is read; `undefined` where it is not what its hint says, the message `config.<hint>`. */
interface Reader<Value> {
  hint: Hint
  bounds?: MessageParams
  read(text: string): Value | undefined
}

/** A setting that cannot be read, and what it may be. */
interface ConfigFault {
  name: string
  hint: Hint
  bounds?: MessageParams | undefined
}

function whole(least: number, most: number): Reader<number> {
  return {
    hint: 'number',
    bounds: { least, most },
    read(text) {
      const value = Number(text)
      return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
    },
  }
}

function text(hint: Hint, pattern: RegExp): Reader<string> {
  return { hint, read: (given) => (pattern.test(given) ? given : undefined) }
}

function address(hint: Hint, pattern: RegExp): Reader<string> {
  return { hint, read: (given) => (pattern.test(given) && URL.canParse(given) ? given : undefined) }
}

/** Nobody asks for it here: Node heeds it by itself, and takes one it does not know for UTC without a word. */
const timeZone: Reader<string> = {
  hint: 'timeZone',
  read: (given) => (isTimeZone(given) ? given : undefined),
}

function hostsOf(given: string): string[] {
  const hosts = given.split(',').map((host) => host.trim().toLowerCase())
  return hosts.filter((host) => host !== '')
}

const NUMBERS = {
  PORT: whole(0, 65_535),
  HEALTH_PORT: whole(0, 65_535),
  DATABASE_POOL_SIZE: whole(1, 200),
  ADMIN_IDLE_MINUTES: whole(5, 10_080),
  ADMIN_SESSION_HOURS: whole(1, 168),
  RATER_SESSION_DAYS: whole(1, 90),
  TRUSTED_PROXIES: whole(0, 10),
  INSTANCE: whole(0, 62),
}

const TEXTS = {
  HOST: text('host', /./),
  DATA_DIR: text('folder', /./),
  DATABASE_URL: text('database', /^postgres(ql)?:\/\//),
  PUBLIC_URL: address('publicUrl', /^https?:\/\/[^/]+\/?$/),
  STATIC_HOST: address('staticHost', /^https?:\/\/[^/?#@\s;,']+\/?$/),
  SMTP_URL: address('smtp', /^smtps?:\/\//),
  MAIL_FROM: text('mailFrom', /.{3}/),
  SMTP_ALLOWED_HOSTS: text('hosts', /^[A-Za-z0-9.:_ ,-]+$/),
  SECRET_KEY: text('secretKey', /^.{32,}$/su),
  SETUP_CODE: text('setupCode', /^[A-Za-z0-9](-?[A-Za-z0-9]){11,99}$/),
  LOG_LEVEL: text('logLevel', /^(silent|fatal|error|warn|info|debug)$/),
  TZ: timeZone,
}

/** What is set; what is set to nothing is not. Adds to `faults` each that cannot be read. */
function readAll<Name extends string, Value>(
  readers: Record<Name, Reader<Value>>,
  environment: Record<string, string | undefined>,
  faults: ConfigFault[],
): { [Each in Name]?: Value } {
  const values: { [Each in Name]?: Value } = {}
  for (const name in readers) {
    const given = environment[name] ?? ''
    if (given === '') continue
    const { hint, bounds, read } = readers[name]
    const value = read(given)
    if (value === undefined) faults.push({ name, hint, bounds })
    else values[name] = value
  }
  return values
}

/** A line each, in both languages one after the other. */
function wordFaults(faults: readonly ConfigFault[]): string {
  const lines = (['zh', 'en'] as const).flatMap((language) => [
    translateServer(language, 'config.faults'),
    ...faults.map(({ name, hint, bounds }) => `  ${name}: ${translateServer(language, `config.${hint}`, bounds)}`),
  ])
  return lines.join('\n')
}

/** Reads the settings from `environment` (names in docs and README). Throws one error that lists every fault in both languages. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const faults: ConfigFault[] = []
  const values = { ...readAll(TEXTS, environment, faults), ...readAll(NUMBERS, environment, faults) }
  if (values.PUBLIC_URL?.startsWith('https:') && values.STATIC_HOST?.startsWith('http:')) {
    faults.push({ name: 'STATIC_HOST', hint: 'secure' })
  }
  if (faults.length > 0) throw new Error(wordFaults(faults))
  const { HOST: host = '127.0.0.1', PORT: port = 3600 } = values
  return {
    host,
    port,
    healthPort: values.HEALTH_PORT,
    dataDirectory: values.DATA_DIR ?? 'data',
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE ?? 10,
    publicUrl: (values.PUBLIC_URL ?? `http://${host}:${port}`).replace(/\/$/, ''),
    publicUrlGiven: values.PUBLIC_URL !== undefined,
    staticHost: values.STATIC_HOST?.replace(/\/$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Roundview <roundview@localhost>',
    smtpAllowedHosts: hostsOf(values.SMTP_ALLOWED_HOSTS ?? ''),
    secretKey: values.SECRET_KEY,
    setupCode: values.SETUP_CODE,
    sessionLimits: {
      adminIdleMinutes: values.ADMIN_IDLE_MINUTES ?? 30,
      adminHours: values.ADMIN_SESSION_HOURS ?? 8,
      raterDays: values.RATER_SESSION_DAYS ?? 14,
    },
    logLevel: values.LOG_LEVEL ?? 'info',
    trustedProxies: values.TRUSTED_PROXIES ?? 0,
    instance: values.INSTANCE ?? 0,
  }
}

/** The SQLite file of an installation. */
export function sqliteFile(config: Pick<Config, 'dataDirectory'>): string {
  return join(config.dataDirectory, 'roundview.sqlite')
}
