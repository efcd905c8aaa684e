import { fileURLToPath } from 'node:url'

/** @param {string} path from this folder */
const place = (path) => fileURLToPath(new URL(path, import.meta.url))

export const ROOT_DIR = place('../..')
export const PAGES_DIR = place('../pages')
export const WIDGETS_DIR = place('../widgets')
export const ASSETS_DIR = place('../assets')
/** Tests of another build name its folder. */
export const DIST_DIR = process.env['LAUREL_DIST'] ?? place('../../dist')
export const MODULES_DIR = place('../../node_modules')
