import { POSTS } from '../content/posts.mjs'
import { escapeHtml } from '../html.mjs'
import { loveButton } from '../templates/love-button.mjs'
import { editForm } from './edit-form.mjs'
import { memberById } from './members.mjs'

const UNKNOWN_MEMBER = "Couldn't find team member, please try again."

/** Hostile markup in an answer, which must neither run nor be seen. */
const HOSTILE =
  '<script>window.hacked = 1</script><img src="/assets/images/nothing.svg" onerror="window.hacked = 1" alt="">' +
  '<style>body { display: none }</style><a href="javascript:window.hacked=1" onclick="window.hacked = 1">Win a cup</a>' +
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg>'

/**
 * The calls of the team and of the directory's listings (contract 04 §13, §15).
 * @param {import('../visit.mjs').Visit} visit
 * @returns {string | undefined} nothing when it is another call
 */
export function answerPeople({ session, fields }) {
  const more = session.peopleAreHostile ? HOSTILE : ''
  switch (fields['action']) {
    case 'spb_team_member_ajax':
      return `<div id="postdata">${profile(Number(fields['post_id']), more)}</div>`
    case 'sf_edit_directory_item': {
      const listing = session.listings.find(({ id }) => id === Number(fields['listing_id']))
      return session.loggedIn && listing ? editForm(listing, more) : ''
    }
    case 'sf_delete_directory_item':
      if (session.loggedIn) {
        session.listings = session.listings.filter(({ id }) => id !== Number(fields['listing_id']))
      }
      return ''
    default:
      return undefined
  }
}

/**
 * @param {number} id
 * @param {string} more
 */
function profile(id, more) {
  const member = memberById(id)
  if (!member) return UNKNOWN_MEMBER
  const { slug, name, position, image, about, email, phone } = member
  const [post] = POSTS
  const picture = `/assets/images/${image}`
  return `<div class="team-member-ajax-content"><a href="#" class="team-ajax-close">&times;</a>
<figure class="profile-image-wrap"><div class="inner-wrap"><div class="member-thumb-wrap"><img src="${picture}" width="160" height="160" alt="${escapeHtml(name)}"></div><h1 class="entry-title">${escapeHtml(name)}</h1><h3 class="entry-subtitle">${position}</h3></div>
<div class="backdrop" style="background-image: url(${picture});"></div></figure><div class="content-wrap"><div class="entry-content">${about.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}${more}
${post ? `<p>From our news: <a href="/blog/${post.slug}/">${escapeHtml(post.title)}</a></p>${loveButton(post)}` : ''}
<form class="member-question" action="/team/${slug}/" method="post"><p><label for="member-question">Ask ${escapeHtml(name)}</label><br><textarea id="member-question" name="question" rows="3"></textarea></p><button type="submit" class="button">Send</button></form></div></div>
</div>
<footer class="team-member-aux"><div class="member-aux-inner clearfix"><ul class="member-contact"><li><a href="mailto:${email}">${email}</a></li><li><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></li></ul>
<ul class="social-icons"><li class="linkedin"><a href="https://social.example/${slug}" target="_blank" rel="noopener"><i class="fab-linkedin" aria-hidden="true"></i><span class="screen-reader-text">${escapeHtml(name)} on LinkedIn</span></a></li></ul></div></footer>`
}

/**
 * `?people-hostile` holds for this visitor until `?people-hostile=off`.
 * @param {URLSearchParams} query
 * @param {import('../session.mjs').Session} session
 */
export function applyPeopleKnobs(query, session) {
  const hostile = query.get('people-hostile')
  if (hostile !== null) session.peopleAreHostile = hostile !== 'off'
}
