import { escapeHtml, image } from '../html.mjs'
import { loveButton } from './love-button.mjs'

/** @typedef {import('../content/posts.mjs').Post} Post */

const DATE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** @param {Post} post */
export function postDate({ date }) {
  return `<time datetime="${date}">${DATE.format(new Date(`${date}T00:00:00Z`))}</time>`
}

/** One item of a blog list (contract 03 §5). @param {Post} post */
export function blogItem(post) {
  const href = `/blog/${post.slug}/`
  return `<li class="blog-item" id="${post.id}"><div class="blog-item-wrap">
 <figure>${image({ file: post.image, alt: '', size: 160 })}</figure>
 <div><h2><a href="${href}">${escapeHtml(post.title)}</a></h2>
 <p><small>${postDate(post)} in ${escapeHtml(post.category)}</small></p>
 <p>${escapeHtml(post.excerpt)}</p>
${loveButton(post)}</div>
</div></li>`
}

/** @param {readonly Post[]} posts */
export function blogList(posts) {
  return `<div class="blog-items-wrap"><ul class="blog-items standard-items clearfix" data-blog-type="standard">
${posts.map(blogItem).join('\n')}
</ul></div>`
}

/** A short line with a second love button of the post. @param {Post} post */
export function popularPost(post) {
  return `<li><a href="/blog/${post.slug}/">${escapeHtml(post.title)}</a>\n${loveButton(post)}</li>`
}
