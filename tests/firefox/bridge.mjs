#!/usr/bin/env node
/**
 * Stands between Playwright and a stock Firefox: Playwright starts this as if it were the browser. It starts the
 * Firefox that FIREFOX_PATH names, with the same arguments, and passes each message of WebDriver BiDi on; but for the
 * few commands that a released Firefox does not know and Playwright can not do without, which it answers itself, and
 * for Playwright's own code where it does otherwise than in Chromium.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { asInChromium } from './as-in-chromium.mjs'
import { withDownloadNames } from './downloads.mjs'
import { withErrorTexts } from './error-texts.mjs'
import { createBodies } from './request-bodies.mjs'
import { answerFor } from './unknown-commands.mjs'

/** The line that Firefox prints and Playwright waits for. */
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** @param {string} firefoxUrl @returns {Promise<string>} where Playwright is to connect instead */
function openBridge(firefoxUrl) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, request) => {
    const firefox = new WebSocket(firefoxUrl + (request.url ?? ''), { perMessageDeflate: false })
    /** @type {string[]} what came before Firefox had answered */
    const early = []
    const bodies = createBodies({
      ask: (message) => firefox.send(message),
      tell: (message) => playwright.send(message),
    })
    playwright.on('message', (data) => {
      const message = bodies.fromPlaywright(asInChromium(String(data)))
      const answer = answerFor(message)
      if (answer) playwright.send(answer)
      else if (firefox.readyState === WebSocket.OPEN) firefox.send(message)
      else early.push(message)
    })
    firefox.on('open', () => {
      for (const message of early.splice(0)) firefox.send(message)
    })
    firefox.on('message', (data) => bodies.fromFirefox(withDownloadNames(withErrorTexts(String(data)))))
    firefox.on('close', () => playwright.close())
    firefox.on('error', () => playwright.close())
    playwright.on('close', () => firefox.close())
  })
  return new Promise((resolve) => {
    server.on('listening', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(`ws://127.0.0.1:${address.port}`)
    })
  })
}

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
firefox.on('exit', (status) => process.exit(status ?? 1))
createInterface(firefox.stderr).on('line', async (line) => {
  const [, url] = LISTENING.exec(line) ?? []
  console.error(url ? line.replace(url, await openBridge(url)) : line)
})
