/** The house's arrows as a table (design §2): what each room may import besides itself and packages. */
import { breaksFloors, ROUTES, STORE, tablesOfTwo, unnamedWrites } from './floors.ts'
import { type Import, importsOf } from './imports.ts'

interface Arrow {
  /** Room of the importing file; `X` and `Y` stand for a feature's name. */
  room: RegExp
  /** Rooms it may import values and types from. */
  may: RegExp[]
  /** Rooms it may import types from only. */
  types?: RegExp[]
  /** Packages it must never import. */
  neverPackages?: RegExp
}

const GENERATED = /^openapi\/generated\//
const SHARED = [/^messages\//, /^domain\//]
/** What every record stands on; records may use each other downwards only. */
const BELOW_RECORDS = [/^server\/database\//, /^domain\//]
const REACT_ADMIN = /^(react-admin|ra-|@mui\/)/

/** First match wins, so the narrower rooms stand before the wider ones. */
const ARROWS: Arrow[] = [
  { room: /^openapi\/generated\//, may: [] },
  { room: /^messages\//, may: [/^domain\/errors\.ts$/] },
  { room: /^domain\//, may: [], types: [GENERATED], neverPackages: /^(react|fastify|kysely|node:)/ },
  { room: /^report\//, may: SHARED, neverPackages: REACT_ADMIN },
  { room: /^src\/api\//, may: [/^domain\/errors\.ts$/, /^messages\//], types: [GENERATED, /^domain\//] },
  { room: /^src\/providers\//, may: [/^src\/api\//, GENERATED, ...SHARED] },
  { room: /^src\/theme\//, may: [/^report\/theme/] },
  { room: /^src\/ui\//, may: [/^src\/(api|theme)\//, ...SHARED], types: [GENERATED] },
  { room: /^src\/resource\//, may: [/^src\/(ui|providers)\//, GENERATED, ...SHARED] },
  { room: /^src\/paper\//, may: SHARED, types: [GENERATED], neverPackages: REACT_ADMIN },
  {
    room: /^src\/features\//,
    may: [/^src\/(resource|ui|paper|providers|theme)\//, /^report\//, ...SHARED],
    types: [GENERATED],
  },
  {
    room: /^src\/feedback\//,
    may: [/^src\/(paper|api)\//, /^report\//, ...SHARED],
    types: [GENERATED],
    neverPackages: REACT_ADMIN,
  },
  { room: /^src\/signin\//, may: [/^src\/(paper|api)\//, ...SHARED], types: [GENERATED], neverPackages: REACT_ADMIN },
  {
    room: /^src\/[^/]+$/,
    may: [/^src\/(?!feedback\/|signin\/)/, ...SHARED, /^report\//],
    types: [GENERATED],
  },
  { room: /^server\/database\//, may: [/^domain\/(errors|search|steps)\.ts$/] },
  {
    room: /^server\/http\//,
    may: [/^domain\/(errors|inputRules|steps)\.ts$/, /^server\/pacing\//, GENERATED],
  },
  { room: /^server\/pacing\//, may: SHARED },
  {
    room: /^server\/jobs\//,
    may: [/^server\/(database|pacing)\//, /^openapi\/generated\/resources\.ts$/, ...SHARED],
    types: [/^server\/http\/call\.ts$/],
  },
  {
    room: /^server\/(mail|sheets|images)\//,
    may: [/^server\/database\//, ...SHARED],
    types: [/^server\/http\/call\.ts$/],
  },
  { room: /^server\/health\//, may: [/^server\/database\//, /^domain\/errors\.ts$/] },
  { room: /^server\/pdf\//, may: [/^report\//, ...SHARED] },
  { room: /^server\/records\/turns\//, may: [...BELOW_RECORDS, /^server\/records\/(questionnaire|paper|people)\//] },
  { room: /^server\/records\/questionnaire\//, may: [...BELOW_RECORDS, /^server\/records\/(paper|people)\//] },
  { room: /^server\/records\/(paper|people)\//, may: BELOW_RECORDS },
  { room: STORE, may: [/^server\/database\//], types: [/^domain\//, /^server\/records\//] },
  {
    room: ROUTES,
    may: [/^messages\//],
    types: [/^server\/http\//, GENERATED, /^domain\//],
  },
  {
    room: /^server\/features\//,
    may: [
      /^server\/(records|database|mail|jobs|pacing|sheets|pdf|images)\//,
      /^openapi\/generated\/(areas|resources)\.ts$/,
      ...SHARED,
    ],
    types: [/^server\/http\/call\.ts$/, GENERATED],
  },
  {
    room: /^server\/demo\//,
    may: [/^server\/features\/[^/]+\/service\.ts$/, /^server\/database\//, GENERATED, ...SHARED],
    types: [/^server\/http\/call\.ts$/],
  },
  { room: /^server\/keeping\//, may: [/^server\/database\//, ...SHARED] },
  {
    room: /^server\/cli\//,
    may: [
      /^server\/(alone|app|config|operator|operatorError|root|startFaults|demo\/.*|keeping\/.*|database\/(open|claim))(\.ts)?$/,
    ],
  },
  { room: /^server\/[^/]+$/, may: [/^server\//, ...SHARED, GENERATED] },
  { room: /^mocks\//, may: [GENERATED], types: [/^domain\//] },
  { room: /^codegen\//, may: [/^domain\/(errors|inputRules)\.ts$/] },
]

const PRODUCT = /^(openapi\/generated|messages|domain|report|src|server|mocks|codegen)\//
const BANNED_FOLDER = /(^|\/)(utils|helpers|common|lib|misc)\//
const MOST_LINES = 300

/** The room of a file: two files of one room may always import each other. */
function roomOf(path: string): string {
  const parts = path.split('/')
  if (parts[1] === 'features' || parts[1] === 'records') return parts.slice(0, 3).join('/')
  if (parts[0] === 'src' || parts[0] === 'server')
    return parts.length > 2 ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
  return parts[0] ?? ''
}

function isAllowed(arrow: Arrow, { to, typeOnly }: Import): boolean {
  if (arrow.may.some((room) => room.test(to))) return true
  return typeOnly && (arrow.types ?? []).some((room) => room.test(to))
}

function leavesOwnRoom({ from, to }: Import): boolean {
  return roomOf(from) !== roomOf(to)
}

function checkImport(one: Import): string | undefined {
  const arrow = ARROWS.find(({ room }) => room.test(one.from))
  if (arrow === undefined) return `${one.from}: no arrow of the house speaks of this room`
  if (!one.own) {
    const banned = !one.typeOnly && arrow.neverPackages?.test(one.to) === true
    return banned ? `${one.from} must not import the package ${one.to}` : undefined
  }
  if (leavesOwnRoom(one) ? isAllowed(arrow, one) : !breaksFloors(one)) return undefined
  return `${one.from} must not import ${one.typeOnly ? 'types of ' : ''}${one.to}`
}

/** The first circle among `arrows`, types included: two that must know each other are one, or want a third below both. */
function findCircle(arrows: Iterable<readonly [string, string]>): string[] {
  const graph = new Map<string, string[]>()
  for (const [from, to] of arrows) graph.set(from, [...(graph.get(from) ?? []), to])
  const done = new Set<string>()
  const path: string[] = []
  function visit(place: string): string[] {
    if (path.includes(place)) return [`circle: ${[...path.slice(path.indexOf(place)), place].join(' -> ')}`]
    if (done.has(place)) return []
    path.push(place)
    for (const next of graph.get(place) ?? []) {
      const circle = visit(next)
      if (circle.length > 0) return circle
    }
    path.pop()
    done.add(place)
    return []
  }
  for (const place of graph.keys()) {
    const circle = visit(place)
    if (circle.length > 0) return circle
  }
  return []
}

/** Circles between files, and between rooms, where no two files need to form one. */
function findCircles(imports: Import[]): string[] {
  const files = imports.flatMap(({ from, to, own }) => (own ? [[from, to] as const] : []))
  const rooms = files.map(([from, to]) => [roomOf(from), roomOf(to)] as const)
  return [...findCircle(files), ...findCircle(rooms.filter(([from, to]) => from !== to))]
}

/** Every breach of the house rules among `files` (path from the root -> text); tests are no rooms. */
export function findBreaches(files: Map<string, string>): string[] {
  const product = [...files].filter(([path]) => PRODUCT.test(path) && !/\.test\.tsx?$/.test(path))
  const imports = product.flatMap(([path, text]) => (/\.tsx?$/.test(path) ? importsOf(path, text) : []))
  const tooLong = [...files].filter(
    ([path, text]) =>
      /\.(tsx?|css)$/.test(path) && !path.startsWith('openapi/generated/') && text.split('\n').length > MOST_LINES + 1,
  )
  return [
    ...imports.map(checkImport).filter((breach) => breach !== undefined),
    ...findCircles(imports),
    ...tablesOfTwo(new Map(product), roomOf),
    ...unnamedWrites(new Map(product)),
    ...tooLong.map(([path, text]) => `${path} has ${text.split('\n').length - 1} lines, the ceiling is ${MOST_LINES}`),
    ...[...files.keys()]
      .filter((path) => BANNED_FOLDER.test(path))
      .map((path) => `${path}: a folder says what it is for`),
  ]
}
