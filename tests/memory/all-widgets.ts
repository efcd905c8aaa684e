import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { widgetDocument } from '../../fixtures-html/server/templates/document.mjs'
import { styleModules } from '../../tools/build/style-modules.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WIDGETS = path.join(ROOT, 'fixtures-html/widgets')

/** The plain fragments without their variants, and the variants that alone have a host of some island. */
const WANTED = /^(?:[a-z-]+|shop-list\.packed|shop-list\.preview)\.html$/
/** Hosts that only whole pages have. */
const MORE = path.join(import.meta.dirname, 'more-widgets.html')

/** Classes by which the page itself is a host: of the page cover, and of a product's islands. */
const PAGE_CLASSES = 'page single-product sf-preloader'
const SETTINGS = {
  pictureSwap: { pageId: 1, selector: '.sf-image-banner img', src: '/assets/images/hero-medals.jpg' },
}

/** Style and layout that stay within their widget cost less. Nothing has to be painted. */
const CHEAPER = '<style>main > section { contain: content } html { opacity: 0 }</style>'
const OTHERS_SCRIPTS = /<script\b[^>]*\bsrc=.*?<\/script>/gs

/** One page that holds every widget and no script. */
export async function allWidgets(): Promise<string> {
  const files = (await readdir(WIDGETS)).filter((file) => WANTED.test(file)).sort()
  const fragments = await Promise.all(
    [...files.map((file) => path.join(WIDGETS, file)), MORE].map((file) => readFile(file, 'utf8')),
  )
  const page = widgetDocument({
    title: 'All widgets',
    fragment: fragments.map((fragment) => `<section>${fragment}</section>`).join('\n'),
    bodyClasses: `${PAGE_CLASSES} page-id-${SETTINGS.pictureSwap.pageId}`,
  })
  const settings = `<script>Object.assign((window.laurelConfig ??= {}), ${JSON.stringify(SETTINGS)})</script>`
  return page.replace(OTHERS_SCRIPTS, '').replace('</head>', `${CHEAPER}${settings}</head>`)
}

/** The script that mounts and unmounts the islands in that page, with the code of all of them. */
export async function memoryTestScript(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['tests/memory/mount-and-unmount.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [styleModules(ROOT, {})],
  })
  return outputFiles[0]?.text ?? ''
}
