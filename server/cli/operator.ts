/** `npm run operator -- …`: what nobody does in the browser, on the database of the server, which may run meanwhile. */
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { type Config, readConfig, sqliteFile } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { createOperator, type Operator } from '../operator.ts'
import { OperatorError } from '../operatorError.ts'
import { stacksOf, startFaultOf } from '../startFaults.ts'

const USAGE = `Usage: npm run operator -- COMMAND

  enterprise add NAME       makes an enterprise and prints its id
  enterprise list           shows every enterprise: id, name, people, administrators, licence
  licence ENTERPRISE [--version free|enterprise] [--people NUMBER|unlimited] [--charging NUMBER]
                            changes what is given of an enterprise's licence and shows all of it;
                            --people counts who is evaluated or rates in running questionnaires
  administrator ENTERPRISE EMAIL [--name NAME] [--print-link] [--language zh|en]
                            makes somebody an administrator, the first one of a new enterprise above all, and mails the
                            link to sign in by (SMTP_URL); --print-link shows it instead, for you to hand over;
                            --name adds a person who is not there yet; --language is that of the mail, zh without it
  sso set ENTERPRISE --issuer URL --client-id ID
                            lets the enterprise's people sign in by its OpenID Connect provider, too; the client secret
                            comes on standard input or as SSO_CLIENT_SECRET, never as a word of the command
  sso show ENTERPRISE       shows the provider, without the secret
  sso remove ENTERPRISE     takes it away and signs out whoever came by it

ENTERPRISE is an id as 'enterprise list' shows it, such as ent-7k2m9q4x. The command reads the server's environment
(DATA_DIR, DATABASE_URL …); the server may run, and heeds what was done from its next call on.`

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'string' },
  people: { type: 'string' },
  charging: { type: 'string' },
  name: { type: 'string' },
  'print-link': { type: 'boolean' },
  language: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
} as const

type Options = ReturnType<typeof parse>['values']
type Command = (operator: Operator, places: string[], options: Options) => Promise<string>

const parse = (words: string[]) => parseArgs({ args: words, options: OPTIONS, allowPositionals: true })

type LicenceView = Awaited<ReturnType<Operator['licence']>>

function licenceLine({ version, permitUserCount, used, chargingType }: LicenceView): string {
  return `licence ${version}, people ${used} of ${permitUserCount ?? 'unlimited'}, charging type ${chargingType}`
}

/** Where nobody else on the machine sees it, as they see the words of a command. */
async function readSecret(): Promise<string> {
  const given = process.env['SSO_CLIENT_SECRET']
  if (given !== undefined && given !== '') return given
  if (process.stdin.isTTY) {
    throw new OperatorError('Give the client secret on standard input (< file) or as SSO_CLIENT_SECRET.')
  }
  return text(process.stdin)
}

const COMMANDS: Record<string, { places: number; options: string[]; run: Command }> = {
  'enterprise add': {
    places: 1,
    options: [],
    run: async (operator, [name = '']) => {
      const made = await operator.addEnterprise(name)
      return `Made ${made.uid}  ${made.name}\nAppoint its first administrator: administrator ${made.uid} EMAIL --name NAME`
    },
  },
  'enterprise list': {
    places: 0,
    options: [],
    run: async (operator) => {
      const all = await operator.listEnterprises()
      if (all.length === 0) return "There is no enterprise yet. Open the server's address, or use 'enterprise add'."
      const lines = all.map(
        ({ uid, name, people, administrators, ...licence }) =>
          `${uid}  ${name}\n  people ${people}, administrators who can sign in ${administrators}; ${licenceLine(licence)}`,
      )
      return lines.join('\n')
    },
  },
  licence: {
    places: 1,
    options: ['version', 'people', 'charging'],
    run: async (operator, [uid = ''], wish) => `${uid}  ${licenceLine(await operator.licence(uid, wish))}`,
  },
  administrator: {
    places: 2,
    options: ['name', 'print-link', 'language'],
    run: (operator, [uid = '', email = ''], { name, language, 'print-link': printLink }) =>
      operator.administrator(uid, { email, name, language, printLink }),
  },
  'sso set': {
    places: 1,
    options: ['issuer', 'client-id'],
    run: async (operator, [uid = ''], { issuer, 'client-id': clientId }) =>
      operator.setSignOn(uid, { issuer, clientId }, await readSecret()),
  },
  'sso show': { places: 1, options: [], run: (operator, [uid = '']) => operator.showSignOn(uid) },
  'sso remove': { places: 1, options: [], run: (operator, [uid = '']) => operator.removeSignOn(uid) },
}

/** Exit codes of sysexits.h: the words are wrong, or the configuration is. */
const WRONG_USE = 64
const WRONG_CONFIGURATION = 78

function refuseUse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`)
  process.exit(WRONG_USE)
}

/** The words apart, or the end with the reason. */
function parseOrExit(words: string[]) {
  try {
    return parse(words)
  } catch (error) {
    return refuseUse(error instanceof Error ? error.message : String(error))
  }
}

/** What is asked for, or the end with what is wrong and the usage. */
function readWords(words: string[]) {
  const { values: options, positionals } = parseOrExit(words)
  if (options.help === true || words.length === 0) {
    console.log(USAGE)
    process.exit(0)
  }
  const [first = '', second = ''] = positionals
  const name = Object.hasOwn(COMMANDS, first) ? first : `${first} ${second}`
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) return refuseUse(`There is no command '${name.trim()}'.`)
  const places = positionals.slice(name.split(' ').length)
  if (places.length !== command.places) {
    refuseUse(
      `'${name}' takes ${command.places} of NAME, ENTERPRISE and EMAIL, not ${places.length}: quote a name with spaces.`,
    )
  }
  const strange = Object.keys(options).find((option) => !command.options.includes(option))
  if (strange !== undefined) refuseUse(`'${name}' has no option --${strange}.`)
  return { command, places, options }
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(WRONG_CONFIGURATION)
  }
}

async function main() {
  const { command, places, options } = readWords(process.argv.slice(2))
  const config = configOrExit()
  const file = sqliteFile(config)
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new OperatorError(`There is no database at ${file}: set DATA_DIR or DATABASE_URL as for the server.`)
  }
  const database = await openDatabase({ url: config.databaseUrl, file, poolSize: 2, besideServer: true })
  try {
    const operator = createOperator(database, () => new Date(), config)
    console.log(await command.run(operator, places, options))
  } finally {
    await database.close()
  }
}

await main().catch((error: unknown) => {
  const fault = startFaultOf(error, configOrExit())
  if (fault !== undefined) {
    console.error(fault.text)
    process.exit(fault.code)
  }
  console.error(error instanceof OperatorError ? error.message : stacksOf(error))
  process.exit(1)
})
