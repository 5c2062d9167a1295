// What nearly every widget looks like: a page loads these sheets once, with the list of its widgets.
import './kit.css'
import '../button/button.css'
import '../live-region/visually-hidden.css'
import '../notice/notice.css'
