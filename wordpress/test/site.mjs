import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeCompleteBuild } from './complete-build.mjs'
import { WORDPRESS } from './debian.mjs'
import { run } from './processes.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))
/** The files and folders that a site copies, side by side. */
const DROP_IN = ['laurel.php', 'laurel']
const LANGUAGES = join(HERE, '..', '..', 'languages')
const THEME = join(HERE, '..', 'test-theme')

/**
 * @typedef {object} Site
 * @property {string} root
 * @property {string} url
 * @property {string} log PHP's notices on the site's pages and ajax calls
 * @property {string} adminLog its notices on the log-in page and in the admin, where WordPress's own code causes some with a newer PHP
 */

/**
 * Installs a WordPress with the test theme. Its core is a copy of Debian's package, because a link would find Debian's
 * configuration.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.socket of the database
 * @param {number} options.port
 * @param {string} [options.dist] the build of the drop-in; without it the site has no laurel, and plugins can be installed
 * @returns {Site}
 */
export function installSite({ folder, socket, port, dist }) {
  const name = dist ? 'site' : 'fresh'
  const root = join(folder, name)
  const content = join(root, 'wp-content')
  /** @type {Site} */
  const site = {
    root,
    url: `http://127.0.0.1:${port}`,
    log: join(folder, 'debug.log'),
    adminLog: join(folder, 'admin.log'),
  }
  mkdirSync(root)
  for (const name of readdirSync(WORDPRESS)) {
    if (name === 'wp-content' || name === 'wp-config.php') continue
    cpSync(join(WORDPRESS, name), join(root, name), { recursive: true, dereference: true })
  }
  mkdirSync(join(content, 'plugins'), { recursive: true })
  cpSync(THEME, join(content, 'themes', 'laurel-test'), { recursive: true })
  if (dist) addDropIn(content, dist)
  const constants = { DISALLOW_FILE_MODS: Boolean(dist) }
  writeFileSync(join(root, 'wp-config.php'), configuration(site, { socket, prefix: `${name}_`, constants }))
  run('php', ['-d', 'display_errors=stderr', join(HERE, 'install.php'), root])
  return site
}

/**
 * Adds laurel as a must-use plugin, a second copy of it, and other builds that tests ask for.
 * @param {string} content WordPress's folder for it
 * @param {string} dist
 */
function addDropIn(content, dist) {
  for (const folder of ['mu-plugins', 'laurel/wordpress']) {
    mkdirSync(join(content, folder), { recursive: true })
    for (const name of DROP_IN)
      cpSync(join(HERE, '..', name), join(content, folder, name), { recursive: true })
  }
  cpSync(dist, join(content, 'mu-plugins', 'laurel', 'dist'), { recursive: true })
  cpSync(LANGUAGES, join(content, 'mu-plugins', 'laurel', 'languages'), { recursive: true })
  writeCompleteBuild(join(content, 'complete-build', 'dist'))
  mkdirSync(join(content, 'broken-build'))
  writeFileSync(join(content, 'broken-build', 'manifest.json'), '{"files":')
}

/**
 * @param {Site} site
 * @param {{ socket: string, prefix: string, constants: Readonly<Record<string, boolean>> }} options
 */
function configuration({ root, url, log, adminLog }, { socket, prefix, constants: ofSite }) {
  const constants = {
    ...ofSite,
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: url,
    WP_SITEURL: url,
    WP_CONTENT_DIR: join(root, 'wp-content'),
    WP_DEFAULT_THEME: 'laurel-test',
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    SCRIPT_DEBUG: false,
    // WordPress sends no requests, and runs no tasks of its own.
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_AUTO_UPDATE_CORE: false,
    ...Object.fromEntries(SALTS.map((name) => [name, `test ${name} of a site that lives for a minute`])),
  }
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${typeof value === 'string' ? quoted(value) : value} );`,
  )
  return [
    '<?php',
    ...lines,
    "$laurel_is_admin = preg_match( '#^/wp-(login\\.php|admin/(?!admin-ajax\\.php))#', $_SERVER['REQUEST_URI'] ?? '' );",
    `define( 'WP_DEBUG_LOG', $laurel_is_admin ? ${quoted(adminLog)} : ${quoted(log)} );`,
    `$table_prefix = '${prefix}';`,
    "defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
    "require_once ABSPATH . 'wp-settings.php';",
    '',
  ].join('\n')
}

const SALTS = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`])

/** @param {string} text */
function quoted(text) {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
