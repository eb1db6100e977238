/** The server's configuration: one schema, read from the environment, all faults told together. */
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { SessionLimits } from '../domain/directory/sessionLimits.ts'

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

const schema = {
  type: 'object',
  properties: {
    HOST: {
      type: 'string',
      minLength: 1,
      default: '127.0.0.1',
      description: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
    },
    PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 3600, description: 'a number from 0 to 65535' },
    HEALTH_PORT: { type: 'integer', minimum: 0, maximum: 65535, description: 'a number from 0 to 65535' },
    DATA_DIR: { type: 'string', minLength: 1, default: 'data', description: 'a folder' },
    DATABASE_URL: {
      type: 'string',
      pattern: '^postgres(ql)?://',
      description: 'such as postgres://user:password@host/database',
    },
    DATABASE_POOL_SIZE: {
      type: 'integer',
      minimum: 1,
      maximum: 200,
      default: 10,
      description: 'a number from 1 to 200',
    },
    PUBLIC_URL: {
      type: 'string',
      pattern: '^https?://[^/]+/?$',
      description: 'such as https://roundview.example.com, without a path',
    },
    SMTP_URL: {
      type: 'string',
      pattern: '^smtps?://',
      description: 'such as smtp://user:password@host:587 or smtps://…',
    },
    MAIL_FROM: {
      type: 'string',
      minLength: 3,
      default: 'Roundview <roundview@localhost>',
      description: 'such as Roundview <roundview@example.com>',
    },
    SMTP_ALLOWED_HOSTS: {
      type: 'string',
      pattern: '^[A-Za-z0-9.:_ ,-]+$',
      description: 'hosts with commas between, such as smtp.example.com,mail.example.org',
    },
    SECRET_KEY: { type: 'string', minLength: 32, description: 'at least 32 random characters' },
    SETUP_CODE: {
      type: 'string',
      pattern: '^[A-Za-z0-9](-?[A-Za-z0-9]){11,99}$',
      description: '12 to 100 random letters and digits, hyphens between them if you like',
    },
    ADMIN_IDLE_MINUTES: {
      type: 'integer',
      minimum: 5,
      maximum: 10_080,
      default: 30,
      description: 'a number from 5 to 10080',
    },
    ADMIN_SESSION_HOURS: {
      type: 'integer',
      minimum: 1,
      maximum: 168,
      default: 8,
      description: 'a number from 1 to 168',
    },
    RATER_SESSION_DAYS: { type: 'integer', minimum: 1, maximum: 90, default: 14, description: 'a number from 1 to 90' },
    LOG_LEVEL: {
      enum: ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      default: 'info',
      description: 'silent, fatal, error, warn, info or debug',
    },
    TRUSTED_PROXIES: { type: 'integer', minimum: 0, maximum: 10, default: 0, description: 'a number from 0 to 10' },
    INSTANCE: { type: 'integer', minimum: 0, maximum: 62, default: 0, description: 'a number from 0 to 62' },
  },
} as const

interface Environment {
  HOST: string
  PORT: number
  HEALTH_PORT?: number
  DATA_DIR: string
  DATABASE_URL?: string
  DATABASE_POOL_SIZE: number
  PUBLIC_URL?: string
  SMTP_URL?: string
  MAIL_FROM: string
  SMTP_ALLOWED_HOSTS?: string
  SECRET_KEY?: string
  SETUP_CODE?: string
  ADMIN_IDLE_MINUTES: number
  ADMIN_SESSION_HOURS: number
  RATER_SESSION_DAYS: number
  LOG_LEVEL: string
  TRUSTED_PROXIES: number
  INSTANCE: number
}

function hintOf(name: string): string {
  const property = Object.entries(schema.properties).find(([known]) => known === name)?.[1]
  return property === undefined ? '' : property.description
}

function hostsOf(text = ''): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  return hosts.filter((host) => host !== '')
}

/** Reads the settings from `environment` (names in docs and README). Throws one error that lists every fault. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const ajv = new Ajv2020({ allErrors: true, coerceTypes: true, useDefaults: true, meta: false, validateSchema: false })
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(schema.properties)) {
    const value = environment[name]
    if (value !== undefined && value !== '') values[name] = value
  }
  const validate = ajv.compile<Environment>(schema)
  if (!validate(values)) {
    const names = new Set((validate.errors ?? []).map((fault) => fault.instancePath.slice(1)))
    const faults = [...names].map((name) => `  ${name}: ${hintOf(name)}`)
    throw new Error(`The configuration has faults; mend these environment variables:\n${faults.join('\n')}`)
  }
  return {
    host: values.HOST,
    port: values.PORT,
    healthPort: values.HEALTH_PORT,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/$/, ''),
    publicUrlGiven: values.PUBLIC_URL !== undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smtpAllowedHosts: hostsOf(values.SMTP_ALLOWED_HOSTS),
    secretKey: values.SECRET_KEY,
    setupCode: values.SETUP_CODE,
    sessionLimits: {
      adminIdleMinutes: values.ADMIN_IDLE_MINUTES,
      adminHours: values.ADMIN_SESSION_HOURS,
      raterDays: values.RATER_SESSION_DAYS,
    },
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    instance: values.INSTANCE,
  }
}

/** The SQLite file of an installation. */
export function sqliteFile(config: Pick<Config, 'dataDirectory'>): string {
  return join(config.dataDirectory, 'roundview.sqlite')
}
