// The peer of `start`: Fastify and better-sqlite3 and nothing else. Also serves the bare list page to the browser.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import Fastify from 'fastify'

const [port, directory] = process.argv.slice(2)
const database = new Sqlite(join(directory, 'bare.sqlite'))
database.pragma('journal_mode = WAL')
database.exec('create table if not exists questionnaire (id integer primary key, title text, status text)')
const app = Fastify()
const all = database.prepare('select id, title, status from questionnaire order by id limit 20')
app.get('/state', async () => ({ rows: all.all().length }))
app.get('/api/questionnaires', async (_request, reply) => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    title: `Questionnaire ${index + 1}`,
    status: 'draft',
  }))
  return reply
    .header('content-range', 'questionnaires 0-19/20')
    .header('access-control-expose-headers', 'Content-Range')
    .send(rows)
})
const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html' }
app.get('/*', async (request, reply) => {
  const name = request.params['*'] === '' ? 'index.html' : request.params['*']
  const file = join(import.meta.dirname, 'list/dist', name)
  if (name.includes('..') || !existsSync(`${file}.br`)) return reply.code(404).send('')
  return reply
    .header('content-encoding', 'br')
    .type(TYPES[name.split('.').pop()])
    .send(readFileSync(`${file}.br`))
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
