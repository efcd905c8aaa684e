import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Every feature that a legacy script can be retired for, as ranges. */
const FEATURES = ['S01-S62', 'P01-P16', 'F01-F15', 'X13-X13']

/** The script of the bundle: it records the settings and the data that it finds when it runs. */
const RECORDER = `const seen = ['wpcf7', 'aws_vars', 'cffOptions', 'cffajaxurl', 'wc_cart_fragments_params', 'wc_order_attribution'].filter((name) => name in window)
window.laurelRan = { config: window.laurelConfig, seen, legacy: window.legacyScripts ?? [] }
`

/**
 * Writes a build that has every feature by its manifest, to test the drop-in when no island is missing. It has no
 * islands: its script only records that it ran.
 * @param {string} folder
 */
export function writeCompleteBuild(folder) {
  const files = {
    'laurel.js': `void import('./chunks/runtime-A1B2C.js')\n${RECORDER}`,
    'chunks/runtime-A1B2C.js': "import './deep-E5F6A.js'\n",
    'chunks/deep-E5F6A.js': 'export {}\n',
    'chunks/media-group-B3C4D.js': 'export {}\n',
    'chunks/product-group-C5D6E.js': 'export {}\n',
    'laurel.single.js': RECORDER,
    'laurel.css': '.laurel-modal{position:fixed}\n',
  }
  /** @type {Record<string, string[]>} */
  const imports = {
    'laurel.js': ['chunks/runtime-A1B2C.js'],
    'chunks/runtime-A1B2C.js': ['chunks/deep-E5F6A.js'],
  }
  const entries = Object.entries(files).map(([name, text]) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
    const bytes = Buffer.byteLength(text)
    return [name, { hash, integrity, raw: bytes, gzip: bytes, brotli: bytes, imports: imports[name] ?? [] }]
  })
  const islands = {
    'love-button': { features: ['S25'], selector: '.love-it', wake: 'intent', files: [] },
    'love-marks': { features: ['S25'], selector: 'body', wake: 'idle', files: [] },
    everything: {
      features: FEATURES.flatMap(expand).filter((id) => id !== 'S25'),
      selector: 'body',
      wake: 'idle',
      files: [],
    },
  }
  const manifest = {
    entry: 'laurel.js',
    single: 'laurel.single.js',
    css: 'laurel.css',
    files: Object.fromEntries(entries),
    islands,
    preload: {
      every: { runtime: ['chunks/runtime-A1B2C.js', 'chunks/deep-E5F6A.js'] },
      'front-page': { media: ['chunks/media-group-B3C4D.js'] },
      product: { product: ['chunks/product-group-C5D6E.js'], media: ['chunks/media-group-B3C4D.js'] },
      cart: {},
    },
  }
  for (const [name, text] of Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) })) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** @param {string} range such as S02-S17 */
function expand(range) {
  const [first = '', last = ''] = range.split('-')
  const from = Number(first.slice(1))
  const count = Number(last.slice(1)) - from + 1
  return Array.from({ length: count }, (_, i) => first.charAt(0) + String(from + i).padStart(2, '0'))
}
