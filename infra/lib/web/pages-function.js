// Runs in the CDN. A path without a dot is a page that the browser's router knows; a file that is missing stays missing.
function handler(event) {
  var request = event.request
  if (!request.uri.includes('.')) request.uri = '/index.html'
  return request
}
