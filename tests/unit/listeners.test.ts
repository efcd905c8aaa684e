import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FILES = ['src', 'islands'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[/-]test-/.test(file))
    .map((file) => path.join(folder, file)),
)
/** They listen before there are islands, or for none of them. */
const OF_THEIR_OWN = /^src\/(page\/(listen|when-idle)\.ts|runtime\/)/

test('[X11] listeners: all listen by `listen`, so that what they throw has the island’s name', () => {
  const direct = FILES.filter((file) => !OF_THEIR_OWN.test(file)).filter((file) =>
    /\.(add|remove)EventListener(\?\.)?\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(direct.sort()).toEqual([])
})
