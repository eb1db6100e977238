import { readFileSync } from 'node:fs'
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const packages = resolve(import.meta.dirname, '../../node_modules')
const CACHE = join(packages, '.cache')

/** Where the unpacked browser stands: everything it needs that the machine may lack. */
export interface InstalledBrowser {
  executable: string
  /** NSS and its friends, for machines without browser libraries. */
  libraries: string
  /** Where the browser keeps what it found out about the fonts. */
  fontsCache: string
}

/** Where it stands once it is unpacked: a place of its own for each version. */
export function browserPlaces(cache = CACHE): InstalledBrowser {
  const home = homeBelow(cache)
  return {
    executable: join(home, 'chromium'),
    libraries: join(home, 'al2023', 'lib'),
    fontsCache: join(home, 'fonts-cache'),
  }
}

/**
 * Unpacks the browser of the npm package once per version into node_modules/.cache. It is unpacked
 * beside its place and then renamed, so that two test files starting at once, or a killed run,
 * never meet a half-written browser. One call at a time in a process: unpacking borrows process.env.
 */
export async function installBrowser(cache = CACHE): Promise<InstalledBrowser> {
  const home = homeBelow(cache)
  await mkdir(cache, { recursive: true })
  if (!(await exists(home))) await unpack(home)
  return browserPlaces(cache)
}

function homeBelow(cache: string): string {
  const { version } = JSON.parse(readFileSync(join(packages, '@sparticuz/chromium/package.json'), 'utf8'))
  return join(cache, `roundview-browser-${version}`)
}

async function unpack(home: string): Promise<void> {
  const staging = await mkdtemp(`${home}-`)
  try {
    await unpackInto(staging)
    await rename(staging, home).catch(async (error: unknown) => {
      // Another process was quicker: its copy is as good as ours.
      if (!(await exists(home))) throw error
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The package unpacks to TMPDIR and edits the environment when imported; both are put back afterwards. */
async function unpackInto(folder: string): Promise<void> {
  const before = { ...process.env }
  try {
    process.env.TMPDIR = folder
    // Without this it leaves out the shared libraries that a bare machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
