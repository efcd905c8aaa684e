import type { Part } from './page-parts'

const ROWS = ['One', 'Two'].map(
  (name) => `<section class="row-has-id" id="row-${name}" data-rowname="${name}"><p>${name}</p></section>`,
)
const HTML: Readonly<Record<string, string>> = {
  'progress-menu': `<div class="page-content">${ROWS.join('')}</div>
    <aside class="sidebar"><div id="sidebar-progress-menu"></div></aside>`,
  'sticky-sidebar': `<div id="sf-included" class="stickysidebars"></div><div class="inner-page-wrap">
    <div class="page-content"><p>Long</p></div>
    <aside class="sidebar"><div class="sidebar-widget-wrap sticky-widget"><ul><li><a href="/a">A</a></li></ul></div></aside></div>`,
  timeline: `<div class="blog-wrap"><ul class="blog-items timeline-items" data-blog-type="timeline">
    <li class="blog-item"><div class="timeline-item-format-icon is-hidden"></div>
    <div class="timeline-item-content-wrap is-hidden"><h3><a href="/n">News</a></h3></div></li></ul></div>`,
}

/** Hosts that no fixture has, by the name of their island. */
export const OWN_PARTS: readonly Part[] = Object.entries(HTML).map(([name, html]) => ({
  name: `own/${name}`,
  html,
  bodyClass: '',
  data: new Map(),
}))
