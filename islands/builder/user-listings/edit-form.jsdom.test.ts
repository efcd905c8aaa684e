import { describe, expect, test } from 'vitest'
import { readEditForm } from './edit-form'

function shown(html: string) {
  const box = document.createElement('div')
  const form = readEditForm(html)
  if (form) box.append(form)
  return box
}

const HEADER =
  '<div id="edit-modal-header"><h2>Edit City Engraving Listing</h2><a class="save-listing-modal" data-listing-id="301">Save</a></div>'
const FORM = (attributes: string, content: string) =>
  `${HEADER}<div class="directory-submit-wrap"><form id="add-directory-entry" method="post" enctype="multipart/form-data" ${attributes}>${content}`

// Runs in jsdom alone: DOMPurify does not support happy-dom.
describe('[P15] [X11] listings: the form of an answer', () => {
  test('[P15] listings: an answer with unclosed elements keeps every field, its nonce and its files', () => {
    const box = shown(
      FORM(
        'action=""',
        `<input type="text" name="directory_title" value="Cups &amp; more" required maxlength="80"><textarea name="directory_description">Plates</textarea>
        <select name="directory-loc"><option value="-1">Choose a location</option><option value="51" selected>Brisbane</option></select>
        <a href="#" id="sf_directory_calculate_coordinates">Generate</a><input type="file" name="featured_image" accept="image/*">
        <input type="hidden" name="form_key" value="frontend_edit_listing"><input type="hidden" name="listing_id" value="301">
        <input type="hidden" name="_wpnonce" value="4d1f0c77ab"><input type="hidden" name="action" value="save">`,
      ),
    )
    const form = box.querySelector<HTMLFormElement>('#add-directory-entry')
    expect([form?.getAttribute('action'), form?.method, form?.enctype]).toEqual([
      '',
      'post',
      'multipart/form-data',
    ])
    const entries = form
      ? [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : 'file'])
      : []
    expect(entries).toEqual([
      ['directory_title', 'Cups & more'],
      ['directory_description', 'Plates'],
      ['directory-loc', '51'],
      ['featured_image', 'file'],
      ['form_key', 'frontend_edit_listing'],
      ['listing_id', '301'],
      ['_wpnonce', '4d1f0c77ab'],
      ['action', 'save'],
    ])
    expect(form?.querySelector<HTMLInputElement>('[name="directory_title"]')?.required).toBe(true)
    expect(box.querySelector('.save-listing-modal')?.getAttribute('data-listing-id')).toBe('301')
    expect(box.querySelector('#sf_directory_calculate_coordinates')).not.toBeNull()
  })

  test('[P15] listings: scripts, and addresses that send the form elsewhere, are removed', () => {
    const box = shown(
      FORM(
        'action="https://hacked.example/" onsubmit="hacked()" target="hacked"',
        `<script>hacked()</script><style>body { display: none }</style><img src="x" onerror="hacked()">
        <button type="submit" formaction="javascript:hacked()" onclick="hacked()">Save</button>
        <button type="submit" formaction="https://hacked.example/" formtarget="hacked">Save</button>
        <a href="javascript:hacked()">x</a><iframe src="https://hacked.example/"></iframe><base href="https://hacked.example/">
        <meta http-equiv="refresh" content="0;url=https://hacked.example/"><input name="directory_title" onfocus="hacked()" autofocus>`,
      ),
    )
    expect(box.innerHTML).not.toMatch(/hacked|<style|<script|<iframe|<base|<meta/)
    expect(box.querySelector('form')?.getAttribute('action')).toBe('')
    expect(box.querySelectorAll('button')).toHaveLength(2)
    expect(box.querySelector('[name="directory_title"]')).not.toBeNull()
  })

  test.each([
    ['the page’s own site', '/directory/?edit=1', '/directory/?edit=1'],
    ['nothing', '', ''],
    ['another site without a scheme', '//hacked.example/', ''],
    ['no address at all', 'http://', ''],
  ])('[P15] listings: an action that is %s', (_, action, expected) => {
    expect(
      shown(FORM(`action="${action}"`, ''))
        .querySelector('form')
        ?.getAttribute('action'),
    ).toBe(expected)
  })

  test('[P15] listings: only the form’s parts of a whole page are used', () => {
    const box = shown(
      `<!DOCTYPE html><html><head><title>Directory</title></head><body><nav>Menu</nav>${FORM('', '<input name="directory_title">')}`,
    )
    expect([...box.children].map(({ id, className }) => id || className)).toEqual([
      'edit-modal-header',
      'directory-submit-wrap',
    ])
  })

  test('[P15] listings: a heading within the form’s part stays there', () => {
    const box = shown(
      `<div class="directory-submit-wrap">${HEADER}<form id="add-directory-entry"><input name="directory_title">`,
    )
    expect([...box.children].map(({ className }) => className)).toEqual(['directory-submit-wrap'])
    expect(box.querySelector('.directory-submit-wrap > #edit-modal-header')).not.toBeNull()
  })

  test('[P15] listings: a form without a wrapper is used alone', () => {
    const box = shown('<p>Something</p><form id="add-directory-entry"><input name="directory_title"></form>')
    expect([...box.children].map(({ id }) => id)).toEqual(['add-directory-entry'])
  })

  test.each([
    '',
    '0',
    '-1',
    '<html><form id="loginform"></form></html>',
    '<div id="add-directory-entry"></div>',
  ])('[P15] listings: %j holds none', (html) => {
    expect(readEditForm(html)).toBeNull()
  })

  test('[P15] listings: a huge form is read completely', () => {
    const options = Array.from(
      { length: 1000 },
      (_, index) => `<option value="${index}">${index}</option>`,
    ).join('')
    expect(
      shown(FORM('', `<select name="directory-loc">${options}</select>`)).querySelectorAll('option'),
    ).toHaveLength(1000)
  })
})
