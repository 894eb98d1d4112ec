// Shows a message in browsers older than those of support.ts. Classic script in old syntax, so that they can run it.
(function () {
  var works;
  try {
    works =
      CSS.supports("height", "100dvh") && // Chrome 108, Firefox 101, Safari 15.4
      typeof DecompressionStream === "function" && // Firefox 113, Safari 16.4
      typeof Array.prototype.findLast === "function" && // Chrome 97, Firefox 104, Safari 15.4
      new RegExp("(?<=a)b").test("ab"); // Safari 16.4
  } catch (_) {
    works = false;
  }
  if (!works) document.getElementById("old-browser").hidden = false;
})();
