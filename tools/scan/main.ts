import { parseArgs } from 'node:util'
import type { Checks } from '../../src/check/problem'
import type { Island } from '../../src/page/island'
import { findPages } from './find-pages'
import { plainText } from './plain-text'
import { createProgress } from './progress'
import { readPage } from './read-page'
import { reportJson } from './report-json'
import { reportText } from './report-text'
import { type FoundProblem, scanPage } from './scan-page'
import { problemCount, type Scanned } from './scanned'
import type { Manifest } from './weight'

export const USAGE = `laurel scan [--json] FILE_OR_URL_OR_FOLDER...

Which of laurel's islands saved pages hold, when they wake, what they load, and what their markup lacks.
A folder stands for all pages in it and below. No script of a page runs; nothing is fetched but the addresses given.

  --json     the same for programs
  -h, --help this text

Exit status: 0 no problems, 1 problems, 2 it was not called like this.
`

/** Exit statuses. */
const FINE = 0
const PROBLEMS = 1
const BAD_USE = 2

interface Stream {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** The dependencies of the tool; tests pass their own. */
export interface Tools {
  readonly registry: readonly Island[]
  readonly checks: Checks
  readonly manifest: Manifest
  readonly output: Stream
  readonly errors: Stream
}

/** @returns the exit status */
export async function main(argv: readonly string[], tools: Tools): Promise<number> {
  const { output, errors } = tools
  const wanted = readArguments(argv)
  if ('fault' in wanted) {
    errors.write(`${plainText(wanted.fault)}\n\n${USAGE}`)
    return BAD_USE
  }
  if (wanted.isHelp) {
    output.write(USAGE)
    return FINE
  }
  const scans = await scanAll(wanted.places, tools)
  output.write(wanted.isJson ? reportJson(scans, tools.manifest) : reportText(scans, tools.manifest))
  return problemCount(scans) > 0 ? PROBLEMS : FINE
}

interface Wanted {
  readonly places: readonly string[]
  readonly isJson: boolean
  readonly isHelp: boolean
}

function readArguments(argv: readonly string[]): Wanted | { readonly fault: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [command, ...places] = positionals
    if (values.help) return { places, isJson: false, isHelp: true }
    if (command !== 'scan') return { fault: command ? `There is no ${command}.` : 'What is to be done?' }
    if (places.length === 0) return { fault: 'What is to be scanned?' }
    return { places, isJson: values.json === true, isHelp: false }
  } catch (cause) {
    return { fault: cause instanceof Error ? cause.message : String(cause) }
  }
}

async function scanAll(places: readonly string[], tools: Tools): Promise<Scanned[]> {
  const scans: Scanned[] = []
  const found = await Promise.all(places.map(async (place) => ({ place, pages: await findPages(place) })))
  const pages = new Set(found.flatMap((each) => each.pages))
  const progress = createProgress(tools.errors)
  for (const page of pages) {
    progress.show(scans.length, pages.size)
    scans.push(await scanOne(page, tools))
  }
  progress.end()
  const without = found.filter((each) => each.pages.length === 0)
  return [...scans, ...without.map(({ place }) => nothingAt(place))]
}

/** Pages are scanned one after the other, because a page's tree may take hundreds of megabytes. */
async function scanOne(page: string, { registry, checks }: Tools): Promise<Scanned> {
  const { source, trouble } = await readPage(page)
  const troubles = trouble === undefined ? [] : [troubleOf(trouble)]
  if (!source) return { page, islands: [], problems: troubles }
  const { address } = source
  const elsewhere = address !== undefined && address !== page && { address }
  try {
    const { islands, problems } = scanPage(source, registry, checks)
    return { page, ...elsewhere, islands, problems: [...troubles, ...problems] }
  } catch (cause) {
    const reason = troubleOf(`not looked at: ${cause instanceof Error ? cause.message : cause}`)
    return { page, ...elsewhere, islands: [], problems: [...troubles, reason] }
  }
}

const nothingAt = (page: string): Scanned => ({
  page,
  islands: [],
  problems: [troubleOf('the folder holds no pages')],
})

const troubleOf = (message: string): FoundProblem => ({
  island: 'page',
  kind: 'page',
  message: plainText(message),
})
