import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDGETS_DIR } from '../places.mjs'
import { innerPage } from '../templates/inner-page.mjs'

export const CAMPAIGN_PATH = '/campaign/'

/**
 * A project that people can pledge money to: `?pledge=donate-only` is one without a choice, `?pledge=none` one without
 * options. Below it the feed of posts whose texts `laurelConfig.feedTextCut` may cut.
 * @param {URLSearchParams} [query]
 */
export function campaignMain(query = new URLSearchParams()) {
  return innerPage(`<link rel="stylesheet" href="/assets/social.css">
<h1>A centenary shield for Toowong</h1>
<div class="campaign-columns"><div><p>The bowls club turns one hundred, and its shield has run out of room in 1998. Help us cut a new one.</p>
<h2>From the club’s page</h2>
${widget('text-cut')}</div>
${pledges(query.get('pledge'))}</div>`)
}

/** @param {string | null} kind */
function pledges(kind) {
  const printed = widget('pledge-options')
  if (kind === 'donate-only')
    return printed.replace('campaign-sidebar', 'campaign-sidebar project-donate-only')
  return kind === 'none' ? printed.replace(/<div class="edd_price_options[\s\S]*<\/ul><\/div>/, '') : printed
}

/** @param {string} name */
function widget(name) {
  return readFileSync(join(WIDGETS_DIR, `${name}.html`), 'utf8').trim()
}
