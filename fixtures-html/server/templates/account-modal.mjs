/** In the header of a visitor who is not logged in (contract 01 §23.3). */
export function accountLink() {
  return '<li class="menu-item-42 menu-item sf-std-menu"><a href="#account-modal" data-toggle="modal"><span class="menu-item-text">Account</span></a></li>'
}

/** The modal for guests: two tabs, printed where a transform would trap it. */
export function accountModal() {
  return `<div id="account-modal" class="modal fade" role="dialog"><div class="modal-dialog modal-alt"><div class="modal-content">
 <div class="modal-header"><button type="button" class="close" data-dismiss="modal" aria-label="Close">×</button><h3 class="modal-title">Your account</h3></div>
 <div class="modal-body"><ul class="nav nav-tabs"><li class="active"><a href="#sign-in" data-toggle="tab">Sign in</a></li><li><a href="#new-account" data-toggle="tab">New account</a></li></ul>
  <div class="tab-content"><div id="sign-in" class="tab-pane fade in active"><form action="/home/" method="post"><p><label for="sign-in-name">Name</label> <input id="sign-in-name" name="log" autocomplete="username"></p><p><label for="sign-in-password">Password</label> <input id="sign-in-password" name="pwd" type="password" autocomplete="current-password"></p><p><button type="submit" class="button">Sign in</button></p></form></div>
  <div id="new-account" class="tab-pane fade"><form action="/home/" method="post"><p><label for="new-email">Email</label> <input id="new-email" name="email" type="email" autocomplete="email"></p><p><button type="submit" class="button">Open an account</button></p></form></div></div></div>
</div></div></div>`
}
