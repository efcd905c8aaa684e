import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { STYLE } from '../../islands/tools/debug-overlay/style'
import { BROWSERS } from '../../tools/build/browsers.mjs'
import { isNewer, NEWER_IN_SCRIPTS, NEWER_IN_STYLES, newerIn } from './newer-features'
import { lostWithOthers, readRules, type StyleRule } from './style-rules'
import { isReadByAll } from './syntax'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Features that the style before first paint may use: laurel's code does the same in every browser, a moment later. */
const BEFORE_LAUREL = [
  ':has()',
  '@property',
  'lh, rlh',
  'attr() of a type',
  'scrollbar-width, scrollbar-color',
  'content-visibility',
  'contain-intrinsic-size',
]

const FIRST_PAINT = read('wordpress/laurel/class-laurel-hidden-content.php')
const stylesOf = (key: 'css' | 'early') =>
  [...FIRST_PAINT.matchAll(new RegExp(`'${key}' +=> '((?:[^'\\\\]|\\\\.)*)'`, 'g'))].map(
    ([, css = '']) => css,
  )

const textOf = ({ selector, declarations }: StyleRule) => `${selector}{${declarations}}`

describe('[X02] the promised browsers', () => {
  test('[X02] [X14] browsers: the documentation names them', () => {
    const docs = read('docs/browsers.md')
    const { chrome, edge, firefox, safari, ios } = BROWSERS
    expect([edge, ios]).toEqual([chrome, safari])
    for (const promise of [
      `Chrome and Edge ${chrome}`,
      `Firefox ${firefox}`,
      `Safari ${safari}`,
      `iOS ${ios}`,
    ])
      expect(docs).toContain(promise)
  })

  test('[X02] [X14] browsers: what the tables list is newer than one of them', () => {
    const old = [...NEWER_IN_SCRIPTS, ...NEWER_IN_STYLES].filter((feature) => !isNewer(feature))
    expect(old.map(({ name }) => name)).toEqual([])
    expect(isNewer({ name: 'as old as they are', pattern: /a/, since: BROWSERS, allowed: [] })).toBe(false)
  })

  test.each([
    ['if(URL.canParse(e,t))return', 'URL.canParse'],
    ['e.requestIdleCallback(t)', 'requestIdleCallback'],
    ['e.querySelector("li:has(a)")', 'selectors'],
    ['e.ariaHidden="true"', 'attributes of ARIA as properties'],
    ['e.role="list"', 'attributes of ARIA as properties'],
    ['Object.assign(e,{ariaLabel:"x"})', 'attributes of ARIA as properties, by name'],
    ['let n=[...e].toSorted()', 'Array copies'],
    ['for(let t of e.values().map(n))', 'Iterator methods'],
    ['e.matchAll(/(a)/g).filter(n)', 'Iterator methods'],
    ['new FormData(e,t.submitter)', 'FormData with a button'],
    ['x(e,["scrollend"],t)', 'scrollend'],
    ['await navigation.navigate(e)', 'Navigation'],
    ['/(?i:medal)/.test(e)', 'flags within a regular expression'],
    ['new RegExp("[\\\\w--\\\\d]","v")', 'regular expressions of sets'],
    ['await scheduler.yield()', 'scheduler'],
    ['CSS.px(3)', 'values of CSS as objects'],
    ['e.checkVisibility()', 'checkVisibility'],
    ['new Intl.Segmenter().segment(e)', 'Intl.Segmenter'],
  ])('[X02] [X14] browsers: %s is seen as newer', (code, name) => {
    expect(newerIn(code, NEWER_IN_SCRIPTS).map((found) => found.split(': ')[0])).toContain(name)
  })

  test.each([
    '"requestIdleCallback"in e?e.requestIdleCallback(t,{timeout:2e3}):setTimeout(t,1)',
    'e.checkVisibility?.({visibilityProperty:!0})??!0',
    'e.values().next().value',
    'e.navigation.follow(t)',
    '[...e.matchAll(/(a)/g)].map(n)',
    'e.role==="list"',
    'CSS.escape(e),CSS.supports("a:b")',
    'new FormData(e)',
  ])('[X02] [X14] browsers: %s is not', (code) => {
    expect(newerIn(code, NEWER_IN_SCRIPTS)).toEqual([])
  })

  test.each([
    ['js', 'class A{static#a=1;static{A.b=this.#a??1}}', true],
    ['js', 'a=/(?<=b)c/;d=/\\p{L}/u', true],
    ['js', 'a=/[\\p{L}--[a-z]]/v', false],
    ['js', '{using a=b()}', false],
    ['css', 'a{inset:0}', true],
    ['css', 'a{& b{color:red}}', false],
    ['css', 'a{user-select:none}', false],
  ] as const)('[X02] [X14] browsers: %s %s is read by all of them: %s', async (loader, code, isRead) => {
    expect(await isReadByAll(code, loader)).toBe(isRead)
  })

  test('[X02] [X14] browsers: what is shown without script needs nothing newer', () => {
    expect(stylesOf('css').length).toBeGreaterThan(10)
    for (const css of stylesOf('css')) expect(newerIn(css, NEWER_IN_STYLES)).toEqual([])
  })

  test('[X02] [X14] browsers: styles for the first paint use newer features for looks alone', async () => {
    expect(stylesOf('early').length).toBeGreaterThan(10)
    for (const css of stylesOf('early')) {
      const others = NEWER_IN_STYLES.filter(({ name }) => !BEFORE_LAUREL.includes(name))
      expect(newerIn(css, others)).toEqual([])
      expect(readRules(css).flatMap(lostWithOthers)).toEqual([])
      expect(await isReadByAll(css, 'css')).toBe(true)
    }
  })

  test('[X02] [X14] browsers: a value that an attribute gives has another one for browsers that do not read it', () => {
    const typed = NEWER_IN_STYLES.filter(({ name }) => name === 'attr() of a type')
    const rules = stylesOf('early').flatMap(readRules)
    const alone = rules.filter(
      (rule) =>
        newerIn(rule.declarations, typed).length > 0 &&
        !rule.within.some((condition) => condition.startsWith('@supports(height:attr(')) &&
        !/([\w-]+):[^;]*;\1:[^;]*attr\(/.test(rule.declarations),
    )
    expect(alone.map(textOf)).toEqual([])
  })

  test('[X02] [X14] browsers: the debug overlay’s own style needs nothing newer', async () => {
    expect(newerIn(STYLE, NEWER_IN_STYLES)).toEqual([])
    expect(await isReadByAll(STYLE, 'css')).toBe(true)
  })
})
