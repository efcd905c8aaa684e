import { type Attribution, readAttribution } from '../../islands/forms/order-attribution/cookies'
import { readOptions } from '../../islands/forms/order-attribution/options'
import { recordVisit, type Visit } from '../../islands/forms/order-attribution/visit'

interface Kept {
  readonly content: string
  readonly expires: number
}

/** A browser's cookies of one site: what is written by line, and runs out. */
export function createJar() {
  const cookies = new Map<string, Kept>()
  return {
    set(line: string, now: number) {
      const [cookie = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', ...content] = cookie.split('=')
      const date = attributes.find((each) => each.startsWith('expires='))?.slice('expires='.length)
      const expires = date === undefined ? Number.POSITIVE_INFINITY : Date.parse(date)
      if (expires <= now) cookies.delete(name)
      else cookies.set(name, { content: content.join('='), expires })
    },
    /** @returns what `document.cookie` would be */
    read(now: number) {
      const alive = [...cookies].filter(([, { expires }]) => expires > now)
      return alive.map(([name, { content }]) => `${name}=${content}`).join('; ')
    },
    /** The browser is closed: what has no expiry is gone. */
    close() {
      for (const [name, { expires }] of cookies) if (!Number.isFinite(expires)) cookies.delete(name)
    },
    delete: (name: string) => cookies.delete(name),
  }
}

export interface View extends Partial<Pick<Visit, 'referrer' | 'userAgent' | 'random'>> {
  /** Minutes after the view before. */
  readonly after?: number
  readonly options?: unknown
}

/** The library's options on the shop's pages. */
export const PAGE_OPTIONS = { lifetime: 0.00001, session_length: 30, base64: false, timezone_offset: '0' }
export const START = Date.UTC(2026, 10, 21, 8, 53, 14)

/** Somebody who has never been here, and goes from page to page. */
export function createVisitor(origin = 'https://shop.example') {
  const jar = createJar()
  let now = START
  let lines: readonly string[] = []
  return {
    jar,
    /** @returns what the page has written */
    open(path: string, { after = 0, options = PAGE_OPTIONS, ...view }: View = {}): readonly string[] {
      now += after * 60_000
      const { href, hostname } = new URL(path, origin)
      const visit = { href, referrer: '', userAgent: 'UA/1.0', random: () => 0, ...view, now }
      lines = recordVisit({ ...visit, jar: jar.read(now) }, readOptions(options, hostname))
      for (const line of lines) jar.set(line, now)
      return lines
    },
    /** The attribution as other scripts read it. */
    get known(): Attribution {
      return readAttribution(jar.read(now))
    },
    /** @returns what the last page has written as this cookie */
    line: (name: string) => lines.find((line) => line.startsWith(`${name}=`)),
  }
}
