// Loaded in the main thread too, because native code must not be unloaded when another thread ends.
import '@resvg/resvg-js'
