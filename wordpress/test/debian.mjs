import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where Debian's package puts WordPress. */
export const WORDPRESS = '/usr/share/wordpress'

/** The packages that the test needs, and a file of each. */
const PACKAGES = {
  wordpress: `${WORDPRESS}/wp-load.php`,
  'php-cli': '/usr/bin/php',
  'php-mysql': '/usr/share/doc/php-mysql',
  'mariadb-server': '/usr/sbin/mariadbd',
}

/**
 * Installs the missing packages.
 * @throws {Error} with the command, when this does not run as root or apt-get fails
 */
export function ensurePackages() {
  const missing = Object.entries(PACKAGES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)
  if (missing.length === 0) return
  const command = `apt-get install --yes --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() !== 0)
    throw new Error(`The WordPress test needs Debian packages. As root: ${command}`)
  console.log(`Installing Debian packages: ${missing.join(', ')}`)
  // Package scripts would otherwise start the database server as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync('apt-get', ['update', '--quiet'], { stdio: 'inherit', env })
  const [program = 'apt-get', ...args] = command.split(' ')
  const { status } = spawnSync(program, args, { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`"${command}" failed; see above.`)
}
