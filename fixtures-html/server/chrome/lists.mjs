import { POSTS } from '../content/posts.mjs'
import { escapeHtml, image } from '../html.mjs'
import { postDate } from '../templates/posts.mjs'

const SHOWN = 3

/** @type {readonly (readonly [name: string, work: string, words: string])[]} */
const TEAM = [
  [
    'Marjorie Coates',
    'Engraver',
    'Cuts every honour board by hand, and reads the names aloud while she does.',
  ],
  ['Sione Tuala', 'Laser bench', 'Two lasers, no excuses.'],
  [
    'Priya Raman',
    'Orders',
    'Knows which club has changed its grade, whose surname has two spellings, and who needs the boxes by Thursday instead of Friday because the hall is booked for the fete.',
  ],
]

/** @type {readonly (readonly [title: string, words: string])[]} */
const CAMPAIGNS = [
  ['A new honour board for Wynnum Bowls', 'The old one is full.'],
  [
    'Perpetual shield for the river schools',
    'Nine schools have rowed for nothing but a handshake since 1974. They would like to row for a shield, with room for the next fifty years.',
  ],
]

/** Lists of equally high items (contract 03 §7). @param {import('./knobs.mjs').ChromeKnobs['list']} list */
export function listOf(list) {
  if (list === 'recent-posts')
    return row('recent-posts posts-type-bold', POSTS.slice(0, SHOWN).map(recentPost))
  if (list === 'related') return row('related-items', POSTS.slice(SHOWN, SHOWN * 2).map(recentPost))
  if (list === 'team') return row('team-members', TEAM.map(member))
  if (list === 'campaign') return row('campaign-items', CAMPAIGNS.map(campaign))
  return ''
}

/** @param {string} name @param {string[]} items */
function row(name, items) {
  return `<div class="${name} row clearfix">\n${items.join('\n')}\n</div>`
}

/** @param {import('../content/posts.mjs').Post} post */
function recentPost(post) {
  return ` <div class="recent-post col-sm-4"><div class="details-wrap"><h5><a href="/blog/${post.slug}/">${escapeHtml(post.title)}</a></h5><p>${escapeHtml(post.excerpt)}</p></div></div>`
}

/** @param {readonly [name: string, work: string, words: string]} person */
function member([name, work, words]) {
  return ` <div class="team-member col-sm-4"><div class="team-member-details-wrap"><h4>${name}</h4><h5>${work}</h5><p>${words}</p></div></div>`
}

/** @param {readonly [title: string, words: string]} project */
function campaign([title, words]) {
  return ` <div class="campaign-item col-sm-6"><div class="campaign-details-wrap"><h5>${title}</h5><p>${words}</p></div></div>`
}

/** The blog along a line (contract 03 §6). */
export function timeline() {
  return `<div class="blog-wrap"><div class="blog-items-wrap blog-timeline"><div class="timeline"></div><ul class="blog-items timeline-items clearfix" data-blog-type="timeline">
${POSTS.slice(0, 12).map(timelineItem).join('\n')}
</ul></div></div>`
}

/** @param {import('../content/posts.mjs').Post} post */
function timelineItem(post) {
  return `<li class="blog-item col-sm-12"><div class="timeline-item-format-icon-bg"></div><div class="timeline-item-format-icon is-hidden"><i class="sf-icon-text"></i></div><div class="timeline-item-content-wrap is-hidden">
 ${image({ file: post.image, alt: '', size: 80 })}<h2><a href="/blog/${post.slug}/">${escapeHtml(post.title)}</a></h2><p><small>${postDate(post)}</small></p><p>${escapeHtml(post.excerpt)}</p></div></li>`
}

/** A widget that stays beside the content (contract 01 §24). */
export function sidebar() {
  return `<aside class="sidebar right-sidebar col-sm-4" aria-label="Beside the page"><div class="sidebar-widget-wrap sticky-widget">
 <section class="widget"><h3 class="widget-heading">Ring us</h3><p>07 3555 0142, Monday to Saturday. Ask for Priya.</p></section>
 <section class="widget mega-menu-accordion"><h3 class="widget-heading">Most asked</h3><ul><li><a href="/engraving-guide/#lists">How to send a list</a></li><li><a href="/engraving-guide/#prices">Prices</a></li></ul></section>
</div></aside>`
}
