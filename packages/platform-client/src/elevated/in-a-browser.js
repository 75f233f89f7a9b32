// Resolved in place of the elevated client wherever code is built for browsers: importing what does not exist ends the build.
import 'galleria:the-elevated-client-holds-secrets-and-must-not-be-built-for-a-browser'
