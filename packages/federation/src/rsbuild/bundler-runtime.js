// The shell's copy of the federation plugin's own run-time, by version of the agreement between both.
export default globalThis.__galleria_federation_1
