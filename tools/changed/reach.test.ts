import { describe, expect, test } from 'vitest'
import { islandFolders } from '../build/island-folders.mjs'
import { ROOT } from '../build/options.mjs'
import { importGraphOf, readImportGraph } from './import-graph.mjs'
import { CORE_SPECS, reachOf, SOURCE_CHECKS } from './reach.mjs'

/** Two islands of one group, one of another, what they share, and their tests. */
const TEXTS = {
  'src/main.ts': "import { start } from './runtime/start'\nimport { groups } from './groups'",
  'src/groups.ts': "export const groups = [() => import('../islands/shop/group')]",
  'src/runtime.ts': "export { start } from './runtime/start'",
  'src/runtime/start.ts': "import { query } from '../dom/query'",
  'src/dom/query.ts': '',
  'src/motion/slide.ts': '',
  'islands/shop/group.ts': "import { mount } from './bag'\nconst load = () => import('./love')",
  'islands/shop/bag/index.ts': "import { slide } from '../../../src/motion/slide'\nimport './bag.css'",
  'islands/shop/bag/bag.css': '',
  'islands/shop/bag/bag.test.ts': "const { mount } = await import('.')",
  'islands/shop/love/index.ts': "import type { Slide } from '../../../src/motion/slide'",
  'islands/shop/love/love.test.ts': "import { mount } from '.'\nshowFragment('love-button')",
  'islands/feed/posts/index.ts': "const share = () => import('./share')",
  'islands/feed/posts/share.ts': '',
  'tests/shop.ts': "import { startServer } from '../fixtures-html/server/server.mjs'",
  'tests/opened.ts': '',
  'fixtures-html/server/server.mjs': "/** @typedef {import('./session.mjs').Session} Session */",
  'fixtures-html/server/session.mjs': '',
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `tests/page-${index}.spec.ts`,
      `import { test } from './shop'\n${index < 2 ? "import { opened } from './opened'" : ''}`,
    ]),
  ),
}
const graph = importGraphOf(new Map(Object.entries(TEXTS)))
const islands = [
  { name: 'bag', folder: 'islands/shop/bag', features: ['S27'] },
  { name: 'love', folder: 'islands/shop/love', features: ['S25'] },
  { name: 'posts', folder: 'islands/feed/posts', features: ['F01', 'F02'] },
]
const reach = (...changed: string[]) => reachOf(changed, { graph, islands })
const ownTests = (...changed: string[]) =>
  reach(...changed).unitTests.filter((file) => !SOURCE_CHECKS.includes(file))

describe('[X12] tests of a change', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['islands/shop/bag/index.ts', ['bag'], ['S27']],
    ['islands/shop/bag/bag.css', ['bag'], ['S27']],
    ['islands/shop/bag/deleted.ts', ['bag'], ['S27']],
    ['islands/feed/posts/share.ts', ['posts'], ['F01', 'F02']],
    ['islands/shop/group.ts', ['bag', 'love'], ['S25', 'S27']],
    ['src/motion/slide.ts', ['bag'], ['S27']],
    ['islands/shop/bag/bag.test.ts', [], []],
    ['docs/events.md', [], []],
  ])('[X12] a change of %s reaches the islands %j, and the browser tests of %j', (file, names, features) => {
    expect(reach(file)).toMatchObject({ islands: names, features, specs: [], sharedBy: undefined })
  })

  test.each<[string, readonly string[]]>([
    ['islands/shop/bag/index.ts', ['islands/shop/bag/bag.test.ts']],
    ['src/motion/slide.ts', ['islands/shop/bag/bag.test.ts']],
    ['islands/shop/love/love.test.ts', ['islands/shop/love/love.test.ts']],
    ['fixtures-html/widgets/love-button.html', ['islands/shop/love/love.test.ts']],
    ['docs/events.md', []],
  ])('[X12] a change of %s reaches the unit tests %j, and those that read all sources', (file, tests) => {
    expect(ownTests(file)).toEqual(tests)
    expect(reach(file).unitTests).toEqual(expect.arrayContaining([...SOURCE_CHECKS]))
  })

  test.each([
    'src/runtime/start.ts',
    'src/dom/query.ts',
    'src/groups.ts',
    'src/main.ts',
    'tests/shop.ts',
    'fixtures-html/server/server.mjs',
    'fixtures-html/assets/theme.css',
    'build.mjs',
    'package.json',
  ])('[X12] a change of %s reaches everything: the core specs run, and it is said what does not', (file) => {
    expect(reach(file, 'docs/events.md')).toMatchObject({
      sharedBy: file,
      features: [],
      specs: [...CORE_SPECS].sort(),
      elsewhere: ['npm run test:browser'],
    })
  })

  test('[X12] a changed spec runs as a whole, and those that use a changed helper do', () => {
    expect(reach('tests/page-3.spec.ts').specs).toEqual(['tests/page-3.spec.ts'])
    expect(reach('tests/opened.ts').specs).toEqual(['tests/page-0.spec.ts', 'tests/page-1.spec.ts'])
    expect(reach('src/main.ts', 'tests/page-3.spec.ts').specs).toContain('tests/page-3.spec.ts')
  })

  test('[X12] types are no imports: what they name cannot break a test', () => {
    expect(reach('fixtures-html/server/session.mjs')).toMatchObject({ specs: [], sharedBy: undefined })
  })

  test('[X12] what only a real WordPress or the bench can test is named', () => {
    expect(reach('wordpress/laurel.php', 'bench/run.mjs').elsewhere).toEqual([
      'npm run test:wordpress',
      'npm run bench',
    ])
  })

  test('[X12] in this project: a change of one island reaches that one, and files that are there', () => {
    const project = readImportGraph(ROOT)
    const all = [...islandFolders()].map(([name, folder]) => ({ name, folder, features: [name] }))
    const { islands: names, unitTests } = reachOf(['islands/cart/mini-cart/removal.ts'], {
      graph: project,
      islands: all,
    })
    expect(names).toEqual(['mini-cart'])
    expect(unitTests).toContain('islands/cart/mini-cart/mini-cart.test.ts')
    for (const file of [...unitTests, ...CORE_SPECS]) expect(project.has(file), file).toBe(true)
  })
})
