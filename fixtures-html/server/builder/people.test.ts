// @vitest-environment node

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page'
import { startServer } from '../server.mjs'
import { createVisitor } from '../visitor'

const AJAX = '/wp-admin/admin-ajax.php'
const PAGE = '/builder/?block=team,listings&copies=2'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const visitor = () => createVisitor(server.url)
const parse = (html: string) => parsePage(html)
const titles = (document: Document) =>
  [...document.querySelectorAll('.directory-item h3')].map(({ textContent }) => textContent)

describe('[P13] stand-in server: team', () => {
  test('[P13] team: three members a block, several links each, all with the id; each has a page', async () => {
    const { page, ask } = visitor()
    const document = await page(PAGE)
    expect(document.querySelectorAll('.team-member')).toHaveLength(6)
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('.team-member:first-child .team-member-ajax'),
    ]
    expect(new Set(links.map((link) => link.dataset['id']))).toEqual(new Set(['812']))
    const answer = await ask(links[0]?.getAttribute('href') ?? '')
    expect([answer.status, parse(await answer.text()).querySelector('h1')?.textContent]).toEqual([
      200,
      'Marion Teale',
    ])
    expect(document.querySelectorAll('.sf-container-overlay > .sf-loader')).toHaveLength(1)
  })

  test('[P13] team: a profile, the sentence for somebody unknown, and a hostile one', async () => {
    const { post, ask } = visitor()
    const profile = async (id: string) =>
      parse(await (await post(AJAX, { action: 'spb_team_member_ajax', post_id: id })).text()).querySelector(
        '#postdata',
      )
    expect((await profile('812'))?.querySelector('h1')?.textContent).toBe('Marion Teale')
    expect((await profile('812'))?.querySelector('script')).toBeNull()
    expect((await profile('1'))?.textContent).toBe("Couldn't find team member, please try again.")
    await ask(`${PAGE}&people-hostile`)
    expect((await profile('812'))?.querySelector('script')).not.toBeNull()
    await ask(`${PAGE}&people-hostile=off`)
    expect((await profile('812'))?.querySelector('script')).toBeNull()
  })
})

describe('[P15] stand-in server: listings', () => {
  test('[P15] listings: a guest gets the empty widget, a user the list before it', async () => {
    const { page, post } = visitor()
    const guest = await page(PAGE)
    expect(guest.querySelectorAll('.spb_directory_user_listings_widget')).toHaveLength(2)
    expect(guest.querySelector('.edit-listing, #modal-from-dom')).toBeNull()
    const refused = await post(AJAX, { action: 'sf_edit_directory_item', listing_id: '301' })
    expect(await refused.text()).toBe('')
    const user = await page(`${PAGE}&user=in`)
    expect(titles(user).slice(0, 2)).toEqual(['City Engraving', 'Frames & Shields of Ipswich'])
    expect(user.querySelector('.user-listing-results .edit-listing')).toBeNull()
    expect(user.querySelector('#modal-from-dom .modal-dialog')).toBeNull()
  })

  test('[P15] listings: what the edit form posts is kept, files by their names', async () => {
    const { page, post, ask } = visitor()
    await page(`${PAGE}&user=in`)
    const html = await (await post(AJAX, { action: 'sf_edit_directory_item', listing_id: '302' })).text()
    const form = parse(html).querySelector<HTMLFormElement>('form#add-directory-entry')
    expect([form?.getAttribute('action'), form?.method, form?.enctype]).toEqual([
      '',
      'post',
      'multipart/form-data',
    ])
    expect(html).not.toContain('</form>')
    const body = new FormData()
    const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]:not([type="file"])') ?? [])]
    for (const { name, value } of fields) body.set(name, value)
    body.set('directory_title', 'Frames <& more>')
    body.set('featured_image', new File(['picture'], 'shop front.jpg'))
    expect((await ask(PAGE, { method: 'POST', body })).status).toBe(200)
    expect(titles(await page(PAGE)).slice(0, 2)).toEqual(['City Engraving', 'Frames <& more>'])
    const journal = (await (await ask('/fixture/journal')).json()) as { fields: Record<string, string> }[]
    const posted = journal.find((entry) => entry.fields['form_key'] === 'frontend_edit_listing')
    expect(posted?.fields).toMatchObject({
      listing_id: '302',
      featured_image: 'shop front.jpg',
      _wpnonce: '4d1f0c77ab',
    })
  })

  test('[P15] listings: a deleted one is gone, the answer empty; what another visitor or the stock server does is theirs', async () => {
    const { page, post } = visitor()
    await page(`${PAGE}&user=in`)
    const remove = () => post(AJAX, { action: 'sf_delete_directory_item', listing_id: '301' })
    await post('/fixture/faults', { fault: 'sf_delete_directory_item:zero' })
    expect(await (await remove()).text()).toBe('0')
    await post('/fixture/faults', { fault: 'sf_delete_directory_item:400' })
    expect((await remove()).status).toBe(400)
    expect(titles(await page(PAGE))).toContain('City Engraving')
    await post('/fixture/faults/clear')
    expect(await (await remove()).text()).toBe('')
    expect(titles(await page(PAGE))).not.toContain('City Engraving')
    expect(titles(await visitor().page(`${PAGE}&user=in`))).toContain('City Engraving')
  })
})
