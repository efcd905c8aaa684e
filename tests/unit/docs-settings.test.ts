import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sectionsOf } from './island-page'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

function sourcesOf(folder: string): string[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  return sources.map((file) => read(path.join(folder, file)))
}

const SOURCES = ['src', 'islands', 'legacy-shims'].flatMap(sourcesOf)
const CODE = SOURCES.join('\n')
/** Elsewhere `settings` may be those of an island. */
const OF_THE_SITE = SOURCES.filter((source) => source.includes('laurelConfig')).join('\n')
const DROP_IN = readdirSync(path.join(ROOT, 'wordpress/laurel'))
  .map((file) => read(`wordpress/laurel/${file}`))
  .join('\n')
const found = (text: string, ...patterns: readonly RegExp[]) =>
  [...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort()

/** The ways in which a setting is read: by the registry, by its helper, by an island; and printed by the drop-in. */
const SETTINGS = [
  ...found(CODE, /\blaurelConfig\?\.(\w+)/g, /\bsiteSelector\('(\w+)'/g, /\bsettings\['([a-zA-Z]+)'\]/g),
  ...found(OF_THE_SITE, /\{ (\w+) \} = settings\b/g),
  ...found(DROP_IN, /\$config\['(\w+)'\]/g),
]

describe('settings, events and filters', () => {
  const sections = sectionsOf(read('docs/settings.md'))

  test('[X08] the ways in which settings are read are known', () => {
    for (const name of ['antiSpamFields', 'homeHeroCarousel', 'mapsKey', 'searchLayout', 'except'])
      expect(SETTINGS).toContain(name)
  })

  test('[X08] every setting that is read has a section, with its default', () => {
    for (const name of SETTINGS) expect(sections.get(name) ?? `no ${name}`).toContain('Default: ')
  })

  test('[X08] no section is about a setting that is gone', () => {
    expect([...sections.keys()].filter((name) => !SETTINGS.includes(name))).toEqual([])
  })

  test('[X08] every event that the site receives is described', () => {
    const events = found(CODE, /^\s+'(laurel:\w+)': CustomEvent/gm)
    expect(events.length).toBeGreaterThan(3)
    expect(events.filter((name) => !sectionsOf(read('docs/events.md')).has(name))).toEqual([])
  })

  test('[X03] every filter of the drop-in is described', () => {
    const filters = found(DROP_IN, /apply_filters\( '(laurel_\w+)'/g)
    expect(filters.length).toBeGreaterThan(8)
    expect(filters.filter((name) => !read('docs/wordpress.md').includes(`\`${name}\``))).toEqual([])
  })

  test('[X03] every retired script is named in a step of moving over', () => {
    const rows = DROP_IN.slice(DROP_IN.indexOf('$rows = array('), DROP_IN.indexOf('$table = array();'))
    const constants = found(DROP_IN, /const (?:THEME|BUILDER)_SCRIPTS\s*= '([^']+)'/g)
    const handles = [...found(rows, /^\s+'([^']+)'\s*=>/gm), ...constants].flatMap((row) => row.split(' '))
    expect(handles.length).toBeGreaterThan(30)
    expect(handles.filter((handle) => !read('docs/moving-over.md').includes(`\`${handle}\``))).toEqual([])
  })
})
