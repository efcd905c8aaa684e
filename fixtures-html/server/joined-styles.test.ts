import { expect, onTestFinished, test } from 'vitest'
import { withJoinedStyles } from './joined-styles.mjs'
import { startServer } from './server.mjs'
import { searchStyle } from './templates/search-style.mjs'

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`

test('[X04] joined styles: those of the theme and its plugins become one, in their order; others stay', () => {
  const alone = `<style></style>${link('menus')}<meta>\n`
  const search = `<!-- search-style -->${searchStyle({ layout: 'block' })}<!-- /search-style -->`
  expect(withJoinedStyles(`${link('theme')}\n${link('lists')}\n${search}\n${alone}`)).toBe(
    `<link rel="stylesheet" href="/assets/joined.css?of=theme,lists,search,search-block">\n${alone}`,
  )
})

test('[X04] joined styles: a page asks for what the stylesheets say one after the other', async () => {
  const server = await startServer({ joinsStyles: true })
  onTestFinished(server.close)
  const page = await (await fetch(`${server.url}/blog/`)).text()
  const [, address] = /href="(\/assets\/joined\.css[^"]*)"/.exec(page) ?? []
  const joined = await (await fetch(server.url + address)).text()
  const theme = await (await fetch(`${server.url}/assets/theme.css`)).text()
  const product = await (await fetch(`${server.url}/assets/product.css`)).text()
  expect(joined.startsWith(`${theme}\n${product}\n`)).toBe(true)
  expect((await fetch(`${server.url}/assets/joined.css?of=../server/reply`)).status).toBe(404)
})
