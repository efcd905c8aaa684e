import { POSTS } from '../content/posts.mjs'
import { escapeHtml, image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'
import { loveButton } from './love-button.mjs'
import { popularPost, postDate } from './posts.mjs'

/** @typedef {import('../content/posts.mjs').Post} Post */

const MORE_SHOWN = 3

/** @param {Post} post */
export function postMain(post) {
  const more = POSTS.filter(({ id, category }) => id !== post.id && category === post.category)
  const others = [
    ...more,
    ...POSTS.filter(({ id, category }) => id !== post.id && category !== post.category),
  ]
  return innerPage(`<article>
<h1>${escapeHtml(post.title)}</h1>
<p><small>${postDate(post)} in ${escapeHtml(post.category)}. <a class="smooth-scroll-link" href="#respond">Leave a comment</a></small></p>
${loveButton(post)}
<p><strong>${escapeHtml(post.excerpt)}</strong></p>
<figure>${image({ file: post.image, alt: '', size: 360 })}<figcaption>From the sample shelf in our shop.</figcaption></figure>
<h2 id="short-answer">The short answer</h2>
<p>Ask us early, keep the wording short, and let one person own the list. Most of what goes wrong between an order and a presentation night goes wrong before anything reaches the engraving bench: a name is spelt in two ways, a team has changed its grade, or the date on the form is the date of the meeting and not the date of the game.</p>
<p>When a list arrives that has been read aloud once by somebody else, it hardly ever comes back. That is the cheapest proofreading there is.</p>
<h2 id="in-the-workshop">What we do in the workshop</h2>
<p>Every order gets a tray, and every tray gets a printed sheet with your wording exactly as you sent it. The engraver sets each plate from that sheet, a second person checks it against the sheet, and only then is the plate fixed. It takes a minute longer for each piece and saves us about three remakes a week.</p>
<p>Plates are engraved before the trophy is put together. If you change your mind while the order is still in its tray, ring us: a plate costs less than a cup.</p>
<blockquote><p>We used to type the names ourselves. Now the spreadsheet goes straight to the machine, and nobody has been called Micheal since.</p></blockquote>
<h2 id="costs">What it costs</h2>
<p>Three lines are included with every trophy that has a plate. A logo is $15.00 once, however many pieces follow. Rush work, meaning less than two working days, is 25 per cent on top, and we say no rather than late.</p>
<ul><li>Up to three lines: included</li><li>Each further line: $1.10</li><li>Logo set-up: $15.00</li><li>A replaced plate: $5.50</li></ul>
<h2 id="questions">Questions</h2>
<p>Ring us, write to us, or walk in: the counter is open on Saturday mornings, and the kettle is on. You will find the whole subject in our <a href="/engraving-guide/">engraving guide</a>.</p>
</article>
<section id="more"><h2>More from the workshop</h2><ul>
${[post, ...others]
  .slice(0, MORE_SHOWN + 1)
  .map(popularPost)
  .join('\n')}
</ul></section>
<section id="respond"><h3>Leave a comment</h3>
<form action="/blog/${post.slug}/" method="post"><p><label for="author">Name</label><input type="text" id="author" name="author" autocomplete="name"></p><p><label for="comment">Comment</label><textarea id="comment" name="comment" rows="5"></textarea></p><button type="submit" class="button">Post comment</button></form></section>`)
}
