import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mo, po } from 'gettext-parser'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../build/options.mjs'
import { ALLOWED, NOT_OF_VISITORS } from './allowed.mjs'
import { catalogOf, compiled, templateOf, textsOf, untranslatedIn } from './catalogs.mjs'
import { catalogs, languageFiles } from './languages.mjs'
import { phpTableOf } from './php-table.mjs'
import { readTexts, readUnkeyed, sources, textsIn, unkeyedIn } from './read-texts.mjs'

const IMPORT = "import { plural, text } from '../../src/page/text'\n"
const CATALOG = `msgid ""
msgstr ""
"Language: de_DE\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=utf-8\\n"
`
const TEXTS = [
  { key: 'shop.close', english: 'Close', files: ['islands/b.ts'] },
  { key: 'shop.items', english: '{count} item', plural: '{count} items', files: ['islands/a.ts'] },
  { key: 'shop.shut', english: 'Close', files: ['islands/a.ts'] },
]
const wordsIn = (source: string) => unkeyedIn(source, 'a.tsx').map(({ words }) => words)

describe('[X17] texts of the sources', () => {
  test('[X17] texts: key and English are read from the calls, wherever they are', () => {
    expect(
      textsIn(
        `${IMPORT}const a = <b title={text('a.b', 'It’s', { c })}>{plural('a.n', n, { one: 'One', other: 'Many' })}</b>`,
        'a.tsx',
      ),
    ).toEqual([
      { key: 'a.b', english: 'It’s' },
      { key: 'a.n', english: 'One', plural: 'Many' },
    ])
    expect(textsIn("const text = (a: string) => a\ntext('a.b'); answer.text()", 'a.ts')).toEqual([])
    expect(textsIn(`import { text as say } from './page/text'\nsay('a.b', 'B')`, 'a.ts')).toHaveLength(1)
  })

  test.each([
    "text(key, 'B')",
    "text('a.b', 'B' + b)",
    "plural('a.n', 2, forms)",
    "plural('a.n', 2, { one: 'A' })",
  ])('[X17] texts: what is no literal is an error: %s', (call) =>
    expect(() => textsIn(IMPORT + call, 'a.ts')).toThrow(/^a\.ts: .*literals/),
  )

  test('[X17] texts: a key has the name of an island, or of what several say', () => {
    const folders = new Set(sources().map((file) => path.basename(path.dirname(file))))
    for (const { key } of readTexts()) {
      expect(key).toMatch(/^[a-z][a-z\d-]*\.[a-z\d-]+$/)
      const [owner = ''] = key.split('.')
      expect(owner === 'common' || folders.has(owner), key).toBe(true)
    }
  })
})

describe('[X17] texts without a key', () => {
  test('[X17] texts: laurel says nothing without a key', () => {
    expect(readUnkeyed()).toEqual([])
  })

  test('[X17] texts: each exception is still needed', () => {
    const found = sources().flatMap((file) => unkeyedIn(readFileSync(path.join(ROOT, file), 'utf8'), file))
    for (const { said, in: where } of ALLOWED)
      expect(
        found.some(({ file, words }) => words === said && file.startsWith(where)),
        said,
      ).toBe(true)
    for (const { files } of NOT_OF_VISITORS)
      expect(
        sources().some((file) => files.test(file)),
        String(files),
      ).toBe(true)
  })

  test('[X17] texts: English in JSX, attributes, announcements, texts of nodes and constants is found', () => {
    expect(wordsIn('<b>Play it</b>')).toEqual(['Play it'])
    expect(wordsIn('<b aria-label="play" />')).toEqual(['play'])
    expect(wordsIn(`const CLOSE = "Close"; const SLIDE = (n) => \`Slide \${n} of \${all}\``)).toEqual([
      'Close',
      'Slide {} of {}',
    ])
    expect(wordsIn(`announce(document, \`\${count} more\`); node.textContent = "empty"`)).toEqual([
      '{} more',
      'empty',
    ])
    expect(wordsIn("button.setAttribute('aria-label', 'play'); const a = { title: 'of it' }")).toEqual([
      'play',
      'of it',
    ])
  })

  test('[X17] texts: names, selectors, types, errors and what has a key are none', () => {
    expect(wordsIn(`${IMPORT}text('a.b', 'Close'); throw new WireError('Not found')`)).toEqual([])
    expect(
      wordsIn("import 'Close'; type A = 'Close'; find('nav ul.menu'); on('ArrowDown'); x.title = '—'"),
    ).toEqual([])
    expect(wordsIn('<b className="Close-it">{" "}, 5</b>')).toEqual([])
  })
})

describe('[X17] files for translators', () => {
  test('[X17] languages: they are up to date with the sources: `npm run languages` brings them so', () => {
    for (const [file, bytes] of languageFiles()) {
      expect(existsSync(path.join(ROOT, file)), file).toBe(true)
      const kept = readFileSync(path.join(ROOT, file))
      if (file.endsWith('.mo')) expect(kept.equals(bytes), file).toBe(true)
      else expect(kept.toString('utf8'), file).toBe(bytes.toString('utf8'))
    }
  })

  test('[X17] languages: every text is translated, with the values of the English one', () => {
    expect(catalogs()).toContain('languages/laurel-de_DE.po')
    for (const file of catalogs()) {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      expect(untranslatedIn(source), file).toEqual([])
      for (const { msgid, msgid_plural, msgstr } of Object.values(po.parse(source).translations[''] ?? {})) {
        if (msgid === '') continue
        const valuesOf = (said: string) => [...new Set(said.match(/\{\w+\}|%(?:\d+\$)?[sdf]/g))].sort()
        for (const translation of msgstr.slice(-1))
          expect(valuesOf(translation), msgid).toEqual(valuesOf(msgid_plural ?? msgid))
      }
    }
  })

  test('[X17] languages: a text that several keys say is translated once', () => {
    const template = templateOf(TEXTS)
    expect(template.match(/msgid "Close"/g)).toHaveLength(1)
    expect(template).toContain('#: islands/a.ts\n#: islands/b.ts\n#. shop.close, shop.shut\nmsgid "Close"')
    expect(template).toContain(
      'msgid "{count} item"\nmsgid_plural "{count} items"\nmsgstr[0] ""\nmsgstr[1] ""',
    )
  })

  test('[X17] languages: a text of the admin has its note and format, and what both say is translated once', () => {
    const texts = [
      ...TEXTS,
      { english: 'Gone: %s', note: '%s: a name', files: ['wordpress/a.php'] },
      { english: 'Close', files: ['wordpress/a.php'] },
    ]
    const template = templateOf(texts)
    expect(template).toContain(
      '#: wordpress/a.php\n#. translators: %s: a name\n#, php-format\nmsgid "Gone: %s"\nmsgstr ""',
    )
    expect(template).toContain('#: wordpress/a.php\n#. shop.close, shop.shut\nmsgid "Close"')
  })

  test('[X17] languages: a page gets no text of the admin', () => {
    const texts = [
      ...TEXTS.slice(0, 1),
      { english: 'Gone: %s', note: '%s: a name', files: ['wordpress/a.php'] },
      { english: 'Gone', files: ['wordpress/a.php'] },
    ]
    const translated = catalogOf(CATALOG, texts).replace(/^(msgid "(?:Close|Gone.*)"\nmsgstr )""/gm, '$1"X"')
    expect(untranslatedIn(translated)).toEqual([])
    expect(textsOf(translated)).toEqual({ 'shop.close': 'X' })
  })

  test('[X17] languages: a translation stays, is set aside with its text, and comes back with it', () => {
    const first = catalogOf(CATALOG, TEXTS)
    expect(untranslatedIn(first)).toEqual(['Close', '{count} item'])
    const translated = first
      .replace('msgid "Close"\nmsgstr ""', '# A button.\nmsgid "Close"\nmsgstr "Schließen"')
      .replace('msgstr[0] ""\nmsgstr[1] ""', 'msgstr[0] "{count} Ding"\nmsgstr[1] "{count} Dinge"')
    const without = catalogOf(translated, TEXTS.slice(1, 2))
    expect(without).toContain('#~ msgid "Close"\n#~ msgstr "Schließen"')
    expect(without).toContain('msgstr[1] "{count} Dinge"')
    const again = catalogOf(without, TEXTS)
    expect(untranslatedIn(again)).toEqual([])
    expect(again).toContain('# A button.')
    expect(catalogOf(again, TEXTS)).toBe(again)
  })

  test('[X17] languages: WordPress gets the translations in gettext’s own format', () => {
    const source = catalogOf(`${CATALOG}\nmsgid "Close"\nmsgstr "Schließen"\n`, TEXTS)
    const { translations, headers } = mo.parse(compiled(source))
    expect(translations['']?.['Close']?.msgstr).toEqual(['Schließen'])
    expect(translations['']?.['{count} item']).toBeUndefined()
    expect(headers['Plural-Forms']).toBe('nplurals=2; plural=(n != 1);')
  })

  test('[X17] languages: the table of WordPress has each key with its literals', () => {
    const table = phpTableOf([{ key: 'a.b', english: "It's {name}", files: [] }, ...TEXTS])
    expect(table).toContain("'a.b' => array( 'It\\'s {name}', __( 'It\\'s {name}', 'laurel' ) ),")
    expect(table).toContain('/* translators: keep {name} as it is */')
    expect(table).toContain("_n( '{count} item', '{count} items', $count, 'laurel' )")
  })
})
