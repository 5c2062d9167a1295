import './tokens.css'
import './firewall.css'
