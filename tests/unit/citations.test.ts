import { describe, expect, test } from 'vitest'
import {
  faultOf,
  findCitations,
  findRows,
  readSections,
  rowFault,
  textFiles,
  wrongCitations,
} from './citations'

/** `document section` of each citation in a text; `-` for what is not named. */
const cited = (text: string, own?: string) =>
  findCitations(text, own).map(({ document = '-', section = '-' }) => `${document} ${section}`)

const faults = (text: string) => findCitations(text).map((citation) => faultOf(citation))

describe('[X12] citations', () => {
  test('[X12] each names a document and a section of docs/contract that are there', () => {
    const files = textFiles()
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((file) => wrongCitations(file))).toEqual([])
  })

  test.each<[string, readonly string[]]>([
    ['(contract 05 §6.2).', ['05 6.2']],
    ['Contract 01 §0.8, §5.1: where a scroll ends.', ['01 0.8', '01 5.1']],
    ['(contract 05 §7.3 to §7.5)', ['05 7.3', '05 7.5']],
    ['(contract 02 §5, 08 §5; spec storefront §4)', ['02 5', '08 5', 'storefront 4']],
    ['Contracts 02 §6.2 and 03 §5.3.', ['02 6.2', '03 5.3']],
    ['(contract 03 §21, D16)', ['03 21', '03 D16']],
    ['(contract 07 B4)', ['07 B4']],
    ['(contract 07 §B4)', ['07 B4']],
    ['(contract 07 E8.2 and E8.3)', ['07 E8.2', '07 E8.3']],
    ['(contract 07 E-41)', ['07 E-41']],
    ['(contract 07 E; spec storefront §3)', ['07 E', 'storefront 3']],
    ['what contract 08 says', ['08 -']],
    ['chapter 05 §3', ['05 3']],
    ['Spec storefront §9.', ['storefront 9']],
    [
      '(spec feed and page builder §5, §9; contract 05 §13.2)',
      ['feed and page builder 5', 'feed and page builder 9', '05 13.2'],
    ],
    ['contract 08 a price is exact', ['08 -']],
    ['the cut of spec storefront is markup', ['storefront -']],
    ['as spec feed and\n * page builder says', ['feed and page builder -']],
    ['every spec file', []],
    ['RFC 3986 §6.2.2.2', []],
  ])('[X12] of “%s” all parts are found', (text, expected) => {
    expect(cited(text).sort()).toEqual([...expected].sort())
  })

  test.each([
    '/**\n * The first tap opens it (contract\n * 01 §5.1).\n */',
    '// The first tap opens it (contract 01\n  // §5.1)',
    '<!-- the first tap opens it (contract 01\n§5.1) -->',
  ])('[X12] one is found across the lines of a comment (%j)', (text) => {
    expect(cited(text)).toEqual(['01 5.1'])
  })

  test('[X12] within a chapter, a section without a document is its own', () => {
    expect(cited('as in §5.1', '01')).toEqual(['01 5.1'])
    expect(cited('as in §5.1')).toEqual(['- 5.1'])
  })

  test.each<[string, readonly (string | undefined)[]]>([
    ['contract 07 Z9', ['07 has no section Z9']],
    ['contract 07 §Z9', ['07 has no section Z9']],
    ['contract 05 §99', ['05 has no section 99']],
    ['contract 05 §6.2 and §99.1', [undefined, '05 has no section 99.1']],
    ['contract 77 §1', ['there is no document 77']],
    ['spec feed §9', ['there is no document feed']],
    ['spec storefront §10', ['storefront has no section 10']],
    ['spec storefrnt', ['there is no document storefrnt']],
    ['see §3', ['names no document']],
    ['ch. 5 §3', ['names no document']],
    ['storefront spec §5', ['names no document']],
  ])('[X12] what leads nowhere is noticed: “%s”', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  test('[X12] a chapter alone is a chapter', () => {
    expect(faults('contract 07')).toEqual([undefined])
    expect(faults('contract 70')).toEqual(['there is no document 70'])
  })

  test.each<[string, string]>([
    ["test('[F01] feed: items in their order (17.67)', () => {", '17.67'],
    ["test('[F14] lightbox: it opens (68, 70)', () => {", '68 70'],
    ["test('[S56] form: it is sent (A-33 to A-35)', () => {", 'A-33 A-35'],
    ["test('[E04] lines: counters (15.6 E09 and E11)', () => {", '15.6 E09 E11'],
    ["test('[S10] video: it opens (03 16.1, 14.2)', () => {", '03:16.1 14.2'],
    ["['a zero (row 44)', '0'],", '44'],
    ["['no category (SS2)', []],", 'SS2'],
    ["['12 pieces (12)', call(3)],", ''],
    ["test('[X01] runtime: it waits (3 s)', () => {", ''],
  ])('[X12] rows that a test names: %s', (line, expected) => {
    const rows = findRows(line).flatMap((citation) => citation.rows)
    expect(rows.map(({ id, document }) => (document ? `${document}:${id}` : id)).join(' ')).toBe(expected)
  })

  test.each<[string, readonly (readonly string[])[], string | undefined]>([
    ['17.67', [[], ['05']], undefined],
    ['17.967', [['05']], '17.967 is no row of 05'],
    ['5.1', [['01'], ['03']], undefined],
    ['5.1', [[], ['01', '03']], '5.1 is in 01 and in 03'],
    ['5.1', [[], []], '5.1 is of no document'],
    ['A-33', [['07']], undefined],
    ['A-933', [['07'], ['01']], 'A-933 is no row of 07, 01'],
  ])('[X12] the row %s, where %j are named', (id, named, expected) => {
    expect(rowFault(id, named)).toBe(expected)
  })

  test('[X12] sections are headings with a number, parts of some of them, and rows with an id', () => {
    const text = [
      '## 8. Lists',
      '1. no heading 8.1',
      '### 8.2 Flow',
      '4. an item',
      '| 5 | a row |',
      '| **D1** | a decision |',
      '### B4. Rules',
      '| 6 | a row |',
      '## Other',
    ]
    expect([...readSections(text.join('\n'))]).toEqual(['8', '8.2', '8.2.4', '8.2.5', 'D1', 'B4', 'B4.6'])
    expect([...readSections('```\n## 9. no heading\n```\n')]).toEqual([])
  })
})
