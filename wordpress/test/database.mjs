import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ready, run, start } from './processes.mjs'

/**
 * Starts a MariaDB that has its files and its socket in the folder, and no network.
 * @param {string} folder
 * @returns {Promise<{ socket: string }>}
 */
export async function startDatabase(folder) {
  const data = join(folder, 'database')
  const socket = join(folder, 'db.sock')
  // The server refuses to run as root unless it is told to by name.
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ])
  const service = start(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'db.pid')}`,
      '--skip-networking',
      '--innodb-buffer-pool-size=64M',
      '--innodb-flush-log-at-trx-commit=0',
      ...user,
    ],
    { log: join(folder, 'database.log') },
  )
  const client = ['--no-defaults', `--socket=${socket}`, '--user=root']
  await ready('MariaDB', service, () => spawnSync('mariadb-admin', [...client, 'ping']).status === 0)
  run('mariadb', [...client, '--execute=CREATE DATABASE wordpress CHARACTER SET utf8mb4'])
  return { socket }
}
